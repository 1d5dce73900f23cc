import * as z from 'zod/mini';
import { messages } from './messages.ts';

const error = messages.valid.passkey;

/** What a device is asked, as browsers take it (WebAuthn). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What it replies; whether that is right is told by who asked. */
export type PasskeyReply = Readonly<Record<string, unknown>> & { id: string };

const isReply = (value: unknown): value is PasskeyReply =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

export const passkeyInput = z.object({
  reply: z.custom<PasskeyReply>(isReply, { error }),
});
