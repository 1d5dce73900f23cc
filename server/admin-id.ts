/** `contract/admin-id.ts` in the words of whoever runs the server. */
export const adminIdRule =
  '1 to 50 of a-z, A-Z, Hangul, 0-9, ".", "_", "-" and "@", with a letter, not "none"';
