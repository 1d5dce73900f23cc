import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { passkeyInput, type PasskeyOptions } from './passkey.ts';

const options = z.object({ success: z.literal(true), options: z.record(z.string(), z.unknown()) });

export const passkeyOptionsAnswer: Codec<PasskeyOptions> = {
  schema: options,
  encode: (made) => ({ success: true, options: made }),
  decode: (raw) => options.parse(raw).options,
};

export const passkeyFields = defineFields(passkeyInput, { reply: 'response' });
