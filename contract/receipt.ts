import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { requiredText } from './text.ts';

/** Digits and capital letters without those that look alike: 32 of them, five bits each. */
export const receiptAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const receiptLength = 26;

const form = new RegExp(`^[${receiptAlphabet}]{${receiptLength}}$`);
export const isReceipt = (text: string) => form.test(text);

/** What people call a receipt by: its first eight characters, as in `7F3K-9M2Q`. */
export const receiptNumber = (receipt: string) => `${receipt.slice(0, 4)}-${receipt.slice(4, 8)}`;

/** The page that a receipt opens; `:receipt` stands for any. */
export const receiptPath = (receipt: string) => `/inquiry/${receipt}`;

/** What was said about an inquiry since it was received: our answers and what its sender added. */
export interface ReceiptEntry {
  kind: 'reply' | 'message';
  at: string;
  text: string;
}

/** An inquiry as whoever has its receipt sees it: neither phone nor e-mail, company and name masked. */
export interface Receipt {
  receipt: string;
  category: number;
  company: string;
  name: string;
  /** Its number; to its sender, spam is just received. */
  status: number;
  receivedAt: string;
  /** Oldest first. */
  entries: ReceiptEntry[];
}

export const messageInput = z.object({ text: requiredText(2_000, messages.valid.content) });
