/** What a screen's loader brings: the data, or a sentence that says why there is none. */
export type Loaded<Value> = { ok: true; value: Value } | { ok: false; message: string; canRetry: boolean };
