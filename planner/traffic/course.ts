/** Where a robot is when: at `t[i]` (s) at `x[i]`, `y[i]` (cm), straight and even in between, and standing after the last. */
export class Course {
  readonly t: number[] = [];
  readonly x: number[] = [];
  readonly y: number[] = [];

  add(t: number, x: number, y: number): void {
    this.t.push(t);
    this.x.push(x);
    this.y.push(y);
  }

  get end(): number {
    return this.t.at(-1)!;
  }
}

/** The same course without the points that lie evenly between their neighbours. */
export function simplified({ t, x, y }: Course): Course {
  const simple = new Course();
  for (let at = 0; at < t.length; at += 1) {
    const last = simple.t.length - 1;
    if (last >= 0 && at + 1 < t.length) {
      const [t0, x0, y0] = [simple.t[last]!, simple.x[last]!, simple.y[last]!];
      const whole = t[at + 1]! - t0;
      const part = whole > 0 ? (t[at]! - t0) / whole : 0;
      const offX = Math.abs(x0 + (x[at + 1]! - x0) * part - x[at]!);
      const offY = Math.abs(y0 + (y[at + 1]! - y0) * part - y[at]!);
      if (offX < 1e-7 && offY < 1e-7) continue;
    }
    simple.add(t[at]!, x[at]!, y[at]!);
  }
  return simple;
}

/** Of two points that move evenly, `x`, `y` apart at first: how near they come within some time, squared. */
function nearestSquare(x: number, y: number, vx: number, vy: number, time: number): number {
  const speed = vx * vx + vy * vy;
  const when = speed === 0 ? 0 : Math.max(0, Math.min(time, -(x * vx + y * vy) / speed));
  return (x + vx * when) ** 2 + (y + vy * when) ** 2;
}

/** Whether two courses come nearer each other than a distance, from the start of the one to the end of the other. */
export function meet(one: Course, other: Course, cm: number): boolean {
  let i = 0;
  let j = 0;
  let t = one.t[0]!;
  while (j + 1 < other.t.length && other.t[j + 1]! <= t) j += 1;
  while (j + 1 < other.t.length) {
    const isDriving = i + 1 < one.t.length;
    const until = Math.min(isDriving ? one.t[i + 1]! : Infinity, other.t[j + 1]!);
    let [ax, ay, avx, avy] = [one.x[i]!, one.y[i]!, 0, 0];
    if (isDriving && one.t[i + 1]! > one.t[i]!) {
      const time = one.t[i + 1]! - one.t[i]!;
      avx = (one.x[i + 1]! - ax) / time;
      avy = (one.y[i + 1]! - ay) / time;
      ax += avx * (t - one.t[i]!);
      ay += avy * (t - one.t[i]!);
    }
    let [bx, by, bvx, bvy] = [other.x[j]!, other.y[j]!, 0, 0];
    const time = other.t[j + 1]! - other.t[j]!;
    if (time > 0) {
      bvx = (other.x[j + 1]! - bx) / time;
      bvy = (other.y[j + 1]! - by) / time;
      bx += bvx * (t - other.t[j]!);
      by += bvy * (t - other.t[j]!);
    }
    if (nearestSquare(ax - bx, ay - by, avx - bvx, avy - bvy, until - t) < cm * cm) return true;
    t = until;
    if (isDriving && one.t[i + 1] === until) i += 1;
    if (other.t[j + 1] === until) j += 1;
  }
  return false;
}
