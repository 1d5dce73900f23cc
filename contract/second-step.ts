import * as z from 'zod/mini';
import { codeInput } from './login-step.ts';
import { currentPassword } from './session.ts';

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

/** What a device makes its codes of: to be typed, and to be read off a picture. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

export const ownPassword = z.object({ password: currentPassword });
/** Both steps of a login once more. */
export const proof = z.extend(codeInput, { password: currentPassword });
