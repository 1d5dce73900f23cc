import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import type { Role } from './roles.ts';

const { valid } = messages;
const { min, max } = limits.password;

export interface AdminIdentity {
  id: number;
  /** What they log in with. */
  login: string;
  name: string;
  role: Role;
}

const given = (missing: string) => z.string({ error: missing }).check(z.minLength(1, missing));

/** Counted in characters, not in UTF-16 units. */
const letters = (text: string) => [...text].length;

export const credentials = z.object({
  id: given(valid.credentials).check(z.maxLength(100, messages.wire.wrongCredentials)),
  password: given(valid.credentials).check(
    z.refine((password) => letters(password) <= max, { error: messages.wire.wrongCredentials }),
  ),
});

/** A password that somebody chooses; whether it is too common the server tells. */
export const newPassword = given(valid.allFields).check(
  z.refine((password) => letters(password) >= min, { error: valid.passwordShort }),
  z.refine((password) => letters(password) <= max, { error: valid.passwordLong }),
);

type TypedTwice = { next: string; confirm: string };

/** In this order: what is not the same twice is not looked at any further. */
const typedTwice = [
  z.refine<TypedTwice>(({ next, confirm }) => next === confirm, {
    error: valid.passwordMismatch,
    path: ['confirm'],
    abort: true,
  }),
  z.refine<TypedTwice>(({ next }) => letters(next) >= min, { error: valid.passwordShort, path: ['next'] }),
  z.refine<TypedTwice>(({ next }) => letters(next) <= max, { error: valid.passwordLong, path: ['next'] }),
];

/** The first password that somebody chooses. */
export const passwordChoice = z
  .object({ next: given(valid.allFields), confirm: given(valid.allFields) })
  .check(...typedTwice);

/** Asked of somebody who is logged in. */
export const currentPassword = given(valid.allFields);

export const passwordChange = z
  .object({ current: currentPassword, next: given(valid.allFields), confirm: given(valid.allFields) })
  .check(...typedTwice);
export type PasswordChange = z.infer<typeof passwordChange>;
