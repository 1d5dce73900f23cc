import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { requiredText } from './text.ts';

/** By what a login is finished once the password was right. */
export const secondSteps = ['totp', 'passkey'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** Six digits of the device, or a code to fall back on. */
export const codeInput = z.object({ code: requiredText(40, messages.valid.codeMissing) });
