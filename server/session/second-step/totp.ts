import { Secret, TOTP } from 'otpauth';
import { company } from '#contract/company.ts';

const periodMs = 30_000;
/** Clocks of telephones are right to half a minute; a code from just before or after counts too. */
export const stepsAround = 1;

export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What every such program on a telephone takes: SHA-1, six digits, half a minute. */
function totpOf(secret: string, login = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: company.name, label: login });
}

export const totpUri = (secret: string, login: string) => totpOf(secret, login).toString();

/** The number of the half minute that a code is of; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = totpOf(secret).validate({ token: code, timestamp, window: stepsAround });
  return away === null ? null : Math.floor(timestamp / periodMs) + away;
}
