import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { currentPassword } from './session.ts';
import { requiredText } from './text.ts';

/** By what a login is finished once the password was right. */
export const secondSteps = ['totp', 'passkey'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** What somebody has set up. */
export interface SecondStepState {
  isTotpOn: boolean;
  /** How many codes to fall back on are left. */
  recoveryCodes: number;
  passkeys: Passkey[];
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** What a device is asked, as browsers take it (WebAuthn). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What a device makes its codes of: to be typed, and to be read off a picture. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** Six digits of the device, or a code to fall back on. */
const code = requiredText(40, messages.valid.codeMissing);

const reply = z.looseObject(
  { id: z.string({ error: messages.valid.passkey }) },
  { error: messages.valid.passkey },
);
/** What it replies. */
export type PasskeyReply = z.infer<typeof reply>;

export const passkeyInput = z.object({ reply });
export const codeInput = z.object({ code });
export const ownPassword = z.object({ password: currentPassword });
export const totpRemoval = z.object({ password: currentPassword, code });
