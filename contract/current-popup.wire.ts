import type { Popup } from './popup.ts';

// Every visitor of the home page asks for the popup: read by hand, so that the page needs no schema library for it.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A popup that is deleted or has no picture is no popup. */
export function popupFromWire(raw: unknown): Popup | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const wire = raw as Readonly<Record<string, unknown>>;
  const storedName = text(wire['pu_file1_s']);
  if (storedName === '' || Number(wire['pu_delete'] ?? 0) !== 0) return null;
  return {
    id: Number(wire['pu_no'] ?? 0),
    link: text(wire['pu_link']),
    file: { storedName, originalName: text(wire['pu_file1_o']), size: 0 },
  };
}
