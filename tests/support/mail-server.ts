import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A step of the conversation with the mail server. */
export type MailStep = 'connect' | 'from' | 'to' | 'data' | 'end';

export interface ReceivedMail {
  /** What its sender called itself. */
  client: string;
  isSecure: boolean;
  from: string;
  to: string[];
  /** As it came over the wire: headers, an empty line, the encoded text. */
  raw: string;
}

export interface MailServer {
  url: string;
  /** Every mail that it has said yes to, in the order of its yes. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

interface MailServerOptions {
  /** Answers a step: what it throws is the refusal, `responseCode` its number. */
  on?: (step: MailStep, address: string) => Promise<void> | void;
  /** Just before it says yes to a mail that it has kept. */
  onYes?: () => void;
  /** Whether it offers TLS, with a certificate that nobody vouches for. */
  offersTls?: boolean;
}

export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

type Answer = (error?: Error | null) => void;

/** Does something, and tells the one who asked for it how it went. */
async function tell(work: () => Promise<void>, done: Answer): Promise<void> {
  const problem = await work().then(
    () => null,
    (error: unknown) => error as Error,
  );
  done(problem);
}

/** A real mail server on this machine. */
export async function startMailServer({
  on = () => {},
  onYes = () => {},
  offersTls = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const answer = (step: MailStep, address: string, done: Answer) =>
    void tell(async () => on(step, address), done);
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: !offersTls,
    logger: false,
    onConnect: (_session, done) => answer('connect', '', done),
    onMailFrom: ({ address }, _session, done) => answer('from', address, done),
    onRcptTo: ({ address }, _session, done) => answer('to', address, done),
    onData(stream, { envelope, hostNameAppearsAs, secure: isSecure }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const take = async () => {
        await on('data', to[0] ?? '');
        const mail = { client: hostNameAppearsAs, isSecure, from, to, raw: await text(stream) };
        await on('end', to[0] ?? '');
        mails.push(mail);
        onYes();
      };
      void tell(take, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Something that listens where a mail server should, and says this to whoever comes. */
export async function startStranger(words: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write(words));
    socket.write(words);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The subject and the text of a mail as people read them, and its header lines as they came. */
export function readMail({ raw }: Pick<ReceivedMail, 'raw'>): {
  subject: string;
  text: string;
  headers: string[];
} {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const valueOf = (name: string) =>
    headers.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const body = raw.slice(end + 4);
  const encoding = valueOf('content-transfer-encoding');
  return {
    subject: decodeWords(valueOf('subject')),
    text: (encoding === 'base64' ? Buffer.from(body, 'base64').toString() : decodeQuoted(body)).replaceAll(
      '\r\n',
      '\n',
    ),
    headers,
  };
}

/** Bytes written as `=EB`. */
const unquoted = (quoted: string) =>
  quoted.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const decodeQuoted = (body: string) =>
  Buffer.from(unquoted(body.replaceAll('=\r\n', '')), 'latin1').toString();

/** Letters that a header cannot carry travel in words of their own; a letter may begin in one and end in the next. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : unquoted(word.replaceAll('_', ' ')),
    )
    .replaceAll(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
}
