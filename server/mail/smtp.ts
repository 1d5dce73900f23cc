import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailConfig } from '#server/config.ts';
import { failureOutcome, type Outcome } from './outcome.ts';

/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** Stays the same however often it is sent, so that mailboxes can tell a copy. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  /** Written by nobody: no machine is to answer it. */
  isAutomatic: boolean;
}

interface SendOptions {
  /** Asked once the server is ready, before it is told anything of the mail; where it throws, nothing is sent. */
  goAhead: () => Promise<void>;
  /** Breaks off whatever is going on. */
  signal: AbortSignal;
}

/** Gives the mail to the mail server; never throws. */
export type SendMail = (mail: OutgoingMail, options: SendOptions) => Promise<Outcome>;

export interface SmtpTimes {
  /** Until the connection stands, and again until the server has greeted. */
  connectMs: number;
  /** Until all of the mail is out. */
  handOverMs: number;
  /** Until the server says yes or no: who asks again too early sends twice (RFC 5321, 4.5.3.2.6). */
  verdictMs: number;
}

const usualTimes: SmtpTimes = { connectMs: 10_000, handOverMs: 60_000, verdictMs: 600_000 };

const thisMachine = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** No certificate names this machine, and nobody stands between it and itself. */
const certificates = (host = '') => (thisMachine.has(host) ? { rejectUnauthorized: false } : {});

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });

type Settle = (error?: Error | null) => void;

export function createSmtp({ smtpUrl, from }: MailConfig, times: SmtpTimes = usualTimes): SendMail {
  const { auth, tls, ...server } = parseConnectionUrl(smtpUrl);
  const options = {
    ...server,
    tls: { ...certificates(server.host), ...tls },
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    socketTimeout: times.verdictMs,
  };

  function compose(mail: OutgoingMail) {
    return new MailComposer({
      from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      messageId: mail.messageId,
      headers: mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
      newline: 'win',
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
  }

  async function send(mail: OutgoingMail, { goAhead, signal }: SendOptions): Promise<void> {
    const message = compose(mail);
    const bytes = Readable.from([await message.build()]);
    const connection = new SMTPConnection(options);
    const broken = Promise.withResolvers<never>();
    broken.promise.catch(() => {});
    const stopped = () => broken.reject(signal.reason as Error);
    let timer = setTimeout(() => broken.reject(tooSlow()), times.handOverMs);
    connection.on('error', broken.reject);
    connection.on('end', () => broken.reject(new Error('connection ended')));
    signal.addEventListener('abort', stopped, { once: true });
    bytes.once('end', () => {
      clearTimeout(timer);
      timer = setTimeout(() => broken.reject(tooSlow()), times.verdictMs);
    });
    /** Waits for a step, or for the connection to break. */
    const step = (take: (settle: Settle) => void) =>
      Promise.race([
        new Promise<void>((resolve, reject) => take((error) => (error ? reject(error) : resolve()))),
        broken.promise,
      ]);
    try {
      signal.throwIfAborted();
      await step((settle) => connection.connect(settle));
      if (auth !== undefined && connection.allowsAuth) await step((settle) => connection.login(auth, settle));
      await goAhead();
      await step((settle) => connection.send(message.getEnvelope(), bytes, settle));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stopped);
      connection.close();
    }
  }

  return (mail, sendOptions) =>
    send(mail, sendOptions).then((): Outcome => ({ isSent: true }), failureOutcome);
}
