import { createHash, randomInt } from 'node:crypto';
import { receiptAlphabet as alphabet } from '#contract/receipt.ts';

const codes = 10;
const groups = 4;
const groupLength = 4;

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 80 random bits, in groups that can be written down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => Array.from({ length: groups }, group).join('-'));
}

/** However it is typed; random as it is, a plain hash of it opens nothing. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
