/** Nodes by squares, to find those near a place. */
export class NodeIndex {
  readonly #size: number;
  readonly #columns: number;
  readonly #squares: number[][];

  constructor(x: readonly number[], y: readonly number[], width: number, depth: number, size: number) {
    this.#size = size;
    this.#columns = Math.floor(width / size) + 1;
    const rows = Math.floor(depth / size) + 1;
    this.#squares = Array.from({ length: this.#columns * rows }, () => []);
    for (let node = 0; node < x.length; node += 1)
      this.#squares[Math.floor(y[node]! / size) * this.#columns + Math.floor(x[node]! / size)]!.push(node);
  }

  /** Nodes in the squares that a rectangle touches: all that lie in it, and some around. */
  *near(left: number, top: number, right: number, bottom: number): Generator<readonly number[]> {
    const rows = this.#squares.length / this.#columns;
    const lastRow = Math.min(rows - 1, Math.floor(bottom / this.#size));
    const lastColumn = Math.min(this.#columns - 1, Math.floor(right / this.#size));
    for (let row = Math.max(0, Math.floor(top / this.#size)); row <= lastRow; row += 1)
      for (let column = Math.max(0, Math.floor(left / this.#size)); column <= lastColumn; column += 1)
        yield this.#squares[row * this.#columns + column]!;
  }
}
