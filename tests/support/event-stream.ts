export interface StreamEvent {
  name: string;
  data: unknown;
}

/** A window of the staff that listens to the server. */
export interface EventStream {
  status: number;
  headers: Headers;
  /** All that has come so far, and the comments between. */
  events: readonly StreamEvent[];
  comments: () => number;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close: () => void;
}

function eventIn(block: string): StreamEvent | null {
  const [, name] = /^event: (.*)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  return name === undefined || data === undefined ? null : { name, data: JSON.parse(data) as unknown };
}

export async function openEventStream(address: string, cookie: string): Promise<EventStream> {
  const leaving = new AbortController();
  const answer = await fetch(address, { headers: { cookie }, signal: leaving.signal });
  const events: StreamEvent[] = [];
  let comments = 0;

  async function read(): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event !== null) events.push(event);
        if (block.startsWith(':')) comments += 1;
      }
    }
  }

  return {
    status: answer.status,
    headers: answer.headers,
    events,
    comments: () => comments,
    ended: read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    }),
    close: () => leaving.abort(),
  };
}
