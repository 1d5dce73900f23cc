import { randomBytes } from 'node:crypto';
import { receiptAlphabet, receiptLength } from '#contract/receipt.ts';

/** 130 random bits: who has it may read what was answered, and nobody else finds it. */
export function newReceipt(): string {
  return Array.from(
    randomBytes(receiptLength),
    (byte) => receiptAlphabet[byte % receiptAlphabet.length],
  ).join('');
}
