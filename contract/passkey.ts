import * as z from 'zod/mini';
import { messages } from './messages.ts';

const error = messages.valid.passkey;

/** What a device is asked, as browsers take it (WebAuthn). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

const reply = z.looseObject({ id: z.string({ error }) }, { error });
/** What it replies. */
export type PasskeyReply = z.infer<typeof reply>;

export const passkeyInput = z.object({ reply });
