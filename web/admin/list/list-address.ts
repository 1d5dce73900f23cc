/** What a list shows, as it stands in the address: every field has the value it starts with. */
export type AddressState = Readonly<Record<string, string | number>>;

function fieldFrom(text: string | null, start: string | number): string | number {
  if (text === null) return start;
  if (typeof start === 'string') return text;
  return /^\d{1,9}$/.test(text) ? Number(text) : start;
}

export function readAddress<State extends AddressState>(params: URLSearchParams, start: State): State {
  const entries = Object.entries(start).map(([name, value]) => [name, fieldFrom(params.get(name), value)]);
  return Object.fromEntries(entries) as State;
}

/** `?page=2&keyword=…`, or nothing: only what differs from the start, so that one list has one address. */
export function writeAddress<State extends AddressState>(state: State, start: State): string {
  const changed = Object.entries(state).filter(([name, value]) => value !== start[name]);
  const params = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

export function addressIn<State extends AddressState>(url: string, start: State): State {
  return readAddress(new URL(url).searchParams, start);
}
