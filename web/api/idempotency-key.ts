/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain http. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the key to send with a submit: the same as long as the same text is sent again, so that a double click
 * or a retry makes one inquiry, and another once the text has changed or `forget` says that it was taken.
 */
export function createKeyRing() {
  let last = { text: '', key: '' };
  return {
    keyFor(text: string): string {
      if (last.text !== text || last.key === '') last = { text, key: freshKey() };
      return last.key;
    },
    forget(): void {
      last = { text: '', key: '' };
    },
  };
}
