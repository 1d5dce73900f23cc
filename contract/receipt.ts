/** Digits and capital letters without those that look alike: 32 of them, five bits each. */
export const receiptAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const receiptLength = 26;
