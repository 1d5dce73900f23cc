/** The search part of an address, with its question mark, or nothing. Commas stay readable: they are allowed there. */
export function searchOf(entries: readonly (readonly [name: string, value: string])[]): string {
  const search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search.replaceAll('%2C', ',')}`;
}
