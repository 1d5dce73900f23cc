import { encodingFor, inOwnMemory, type Encoding, type ReadyAnswer } from '#server/http/ready-answer.ts';

/** How long a connection is kept for the next request. */
export const keepAliveSeconds = 10;

/** An answer in one encoding, with a head that is made once. */
export interface AnswerForm {
  readonly body: Buffer;
  /** Name, value, name, value …: cheaper to write than an object. */
  readonly head: string[];
  /** Head and body as they go over the wire; the date in it is never older than a second. */
  wire(): Buffer;
}

export type FormOf = (answer: ReadyAnswer, accepted: string | undefined) => AnswerForm | null;

/** `always` goes into every head. */
export function createAnswerForms(always: Readonly<Record<string, string>>): FormOf {
  const forms = new WeakMap<ReadyAnswer, Partial<Record<Encoding, AnswerForm>>>();
  const today = createDate();

  function make({ headers, bodies }: ReadyAnswer, encoding: Encoding, body: Buffer): AnswerForm {
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const length = { 'content-length': String(body.length) };
    const all = Object.entries({ ...always, ...headers, ...coding, ...length });
    const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const rest = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
    let made = { date: '', bytes: body };
    const form = {
      body,
      head: all.flat(),
      wire() {
        const date = today();
        if (made.date !== date) {
          const head = Buffer.from(`HTTP/1.1 200 OK\r\n${lines}Date: ${date}\r\n${rest}`, 'latin1');
          made = { date, bytes: inOwnMemory(Buffer.concat([head, form.body])) };
          // Kept once: from now on the body is the end of these bytes.
          form.body = bodies[encoding] = made.bytes.subarray(head.length);
        }
        return made.bytes;
      },
    };
    return form;
  }

  return (answer, accepted) => {
    const encoding = encodingFor(accepted);
    const body = answer.bodies[encoding];
    if (body === undefined) return null;
    const known = forms.get(answer) ?? {};
    forms.set(answer, known);
    return (known[encoding] ??= make(answer, encoding, body));
  };
}

/** The time as answers tell it; worked out once a second. */
function createDate(): () => string {
  let second = 0;
  let text = '';
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) {
      second = now;
      text = new Date(now * 1_000).toUTCString();
    }
    return text;
  };
}
