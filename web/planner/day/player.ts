export const speeds = [1, 5, 20, 60] as const;
export type Speed = (typeof speeds)[number];

/** The browser's frames; a test brings its own. */
export interface Frames {
  request: (frame: (ms: number) => void) => number;
  cancel: (handle: number) => void;
}

export interface PlayerState {
  isPlaying: boolean;
  speed: Speed;
  /** Where the day is, s; so often that words and figures can follow, not every frame. */
  shownS: number;
  endS: number;
}

/** Words and figures are read, not watched: ten times a second is enough. */
const shownEveryMs = 100;
/** Who comes back to a window that slept goes on where they left. */
const longestFrameMs = 500;
/** For those who asked for stillness the day goes on by steps. */
const stepMs = 1_000;

const browserFrames: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** The clock of a day: plays, pauses, goes to a time. Robots follow every frame, React what is shown. */
export class Player {
  #store: object | null = null;
  #timeS = 0;
  #state: PlayerState = { isPlaying: false, speed: 20, shownS: 0, endS: 0 };
  #isSeen = true;
  #isStill = false;
  #handle: number | null = null;
  #lastMs = 0;
  #shownMs = 0;
  readonly #frames: Frames;
  readonly #readers = new Set<() => void>();
  readonly #followers = new Set<(timeS: number) => void>();

  constructor(frames: Frames = browserFrames) {
    this.#frames = frames;
  }

  readonly state = (): PlayerState => this.#state;

  readonly subscribe = (read: () => void): (() => void) => {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  };

  /** Called with the time at once and whenever it moves. */
  follow(follower: (timeS: number) => void): () => void {
    this.#followers.add(follower);
    follower(this.#timeS);
    return () => this.#followers.delete(follower);
  }

  /** In another store, and in a day of another length, the day begins anew; with other robots it goes on to compare. */
  load(store: object, endS: number): void {
    if (store === this.#store && endS === this.#state.endS) return;
    this.#store = store;
    this.#change({ endS, isPlaying: false });
    this.seek(0);
  }

  /** From the beginning again, if it was at the end. */
  play(): void {
    if (this.#timeS >= this.#state.endS) this.seek(0);
    this.#change({ isPlaying: true });
  }

  pause(): void {
    this.#change({ isPlaying: false, shownS: this.#timeS });
  }

  seek(timeS: number): void {
    this.#timeS = Math.min(Math.max(timeS, 0), this.#state.endS);
    this.#change({ shownS: this.#timeS });
    this.#tellFollowers();
  }

  setSpeed(speed: Speed): void {
    this.#change({ speed });
  }

  /** Out of sight it rests. */
  setSeen(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#change({});
  }

  setStill(isStill: boolean): void {
    this.#isStill = isStill;
  }

  #change(part: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...part };
    const runs = this.#state.isPlaying && this.#isSeen;
    if (runs && this.#handle === null) {
      this.#lastMs = 0;
      this.#handle = this.#frames.request(this.#frame);
    }
    if (!runs && this.#handle !== null) {
      this.#frames.cancel(this.#handle);
      this.#handle = null;
    }
    for (const read of this.#readers) read();
  }

  #tellFollowers(): void {
    for (const follower of this.#followers) follower(this.#timeS);
  }

  readonly #frame = (ms: number): void => {
    this.#handle = this.#frames.request(this.#frame);
    if (this.#lastMs === 0) this.#lastMs = ms;
    const passed = ms - this.#lastMs;
    if (this.#isStill && passed < stepMs) return;
    this.#lastMs = ms;
    const { speed, endS } = this.#state;
    this.#timeS += (Math.min(passed, this.#isStill ? stepMs : longestFrameMs) / 1_000) * speed;
    if (this.#timeS >= endS) {
      this.#timeS = endS;
      this.pause();
    } else if (ms - this.#shownMs >= shownEveryMs) {
      this.#shownMs = ms;
      this.#change({ shownS: this.#timeS });
    }
    this.#tellFollowers();
  };
}
