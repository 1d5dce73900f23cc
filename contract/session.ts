import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const { valid } = messages;
const { min, max } = limits.password;

export interface AdminIdentity {
  id: number;
  name: string;
}

const given = (missing: string) => z.string({ error: missing }).check(z.minLength(1, missing));

export const credentials = z.object({
  id: given(valid.credentials).check(z.maxLength(100, messages.wire.wrongCredentials)),
  // Counted as the password change counts it: in characters, not in UTF-16 units.
  password: given(valid.credentials).check(
    z.refine((password) => [...password].length <= max, { error: messages.wire.wrongCredentials }),
  ),
});

export const passwordChange = z
  .object({ current: given(valid.allFields), next: given(valid.allFields), confirm: given(valid.allFields) })
  .check(
    z.refine((input) => input.next === input.confirm, {
      error: valid.passwordMismatch,
      path: ['confirm'],
      abort: true,
    }),
    z.refine((input) => [...input.next].length >= min, { error: valid.passwordShort, path: ['next'] }),
    z.refine((input) => [...input.next].length <= max, { error: valid.passwordLong, path: ['next'] }),
  );
export type PasswordChange = z.infer<typeof passwordChange>;
