import type { SentFields } from './fields.ts';
import type { Popup, PopupInput } from './popup.ts';
import { decodeFields, readNumber, readText, type Raw, type WireFields } from './wire-field.ts';

/**
 * Every field of the popup once. Visitors get neither its number nor what the file was called. Every visitor of the
 * home page reads it: this file needs no schema library.
 */
export const popupFields = {
  file: {
    shape: { pu_file1_s: 'text or null', pu_file1_o: 'text?' },
    encode: ({ storedName, originalName }, { id }) => ({
      pu_file1_s: storedName || null,
      ...(id === 0 ? {} : { pu_file1_o: originalName }),
    }),
    decode: (raw) => ({
      storedName: readText(raw, 'pu_file1_s'),
      originalName: readText(raw, 'pu_file1_o'),
      size: 0,
    }),
  },
  link: {
    shape: { pu_link: 'text or null' },
    encode: (link) => ({ pu_link: link || null }),
    decode: (raw) => readText(raw, 'pu_link'),
    sentAs: 'link',
  },
  id: {
    shape: { pu_no: 'number?' },
    encode: (id) => (id === 0 ? {} : { pu_no: id }),
    decode: (raw) => readNumber(raw, 'pu_no'),
  },
} as const satisfies WireFields<Popup> & SentFields<keyof PopupInput>;

/** A popup that is deleted or has no picture is no popup. */
export function popupFromWire(raw: unknown): Popup | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const wire = raw as Raw;
  const popup = decodeFields<Popup>(popupFields, wire, {});
  const isDeleted = Number(wire['pu_delete'] ?? 0) !== 0;
  return popup.file.storedName === '' || isDeleted ? null : popup;
}
