/** A page whose text is at hand: read as text, it is not encoded first only to be decoded again. */
export class WholePage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
