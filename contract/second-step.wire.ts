import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { ownPassword, proof, type SecondStepState, type TotpSecret } from './second-step.ts';

const success = z.literal(true);

const moment = z.iso.datetime({ offset: true });
const state = z.object({
  success,
  totp: z.boolean(),
  recoveryCodes: z.number(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: moment, usedAt: z.nullable(moment) }),
  ),
});

export const secondStepAnswer: Codec<SecondStepState> = {
  schema: state,
  encode: ({ isTotpOn, ...more }) => ({ success: true, totp: isTotpOn, ...more }),
  decode(raw) {
    const { totp: isTotpOn, recoveryCodes, passkeys } = state.parse(raw);
    return { isTotpOn, recoveryCodes, passkeys };
  },
};

const secret = z.object({ success, secret: z.string(), uri: z.string() });

export const totpSecretAnswer: Codec<TotpSecret> = {
  schema: secret,
  encode: (made) => ({ success: true, ...made }),
  decode(raw) {
    const { secret: text, uri } = secret.parse(raw);
    return { secret: text, uri };
  },
};

const codes = z.object({ success, message: z.string(), recoveryCodes: z.array(z.string()) });

/** Codes to fall back on, shown this once; none where there are some already. */
export const recoveryCodesAnswer: Codec<{ message: string; recoveryCodes: string[] }> = {
  schema: codes,
  encode: (made) => ({ success: true, ...made }),
  decode(raw) {
    const { message, recoveryCodes } = codes.parse(raw);
    return { message, recoveryCodes };
  },
};

export const ownPasswordFields = defineFields(ownPassword, { password: 'pw' });
export const proofFields = defineFields(proof, { password: 'pw', code: 'code' });
