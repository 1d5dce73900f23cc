import type { SentFields } from './fields.ts';
import { popupDevices, type Popup, type PopupDevice, type PopupInput } from './popup.ts';
import { decodeFields, readNumber, readText, type Raw, type WireFields } from './wire-field.ts';

const moment = <Name extends 'from' | 'to'>(name: Name) => ({
  shape: { [name]: 'time or null?' } as const,
  encode: (value: string, { id }: Popup) => (id === 0 ? {} : { [name]: value || null }),
  decode: (raw: Raw) => readText(raw, name),
  sentAs: name,
});

const isDevice = (name: string): name is PopupDevice => Object.hasOwn(popupDevices, name);

/**
 * Every field of a popup once. Visitors get neither its number, nor what the file was called, nor its period; where
 * there is no popup, they get what an older system says then. Every visitor of the home page reads it: this file needs
 * no schema library.
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
  alt: {
    shape: { alt: 'text?' },
    encode: (alt, { file }) => (file.storedName === '' ? {} : { alt }),
    decode: (raw) => readText(raw, 'alt'),
    sentAs: 'alt',
  },
  from: moment('from'),
  to: moment('to'),
  device: {
    shape: { device: 'text?' },
    encode: (device, { file }) => (file.storedName === '' ? {} : { device }),
    decode(raw) {
      const device = readText(raw, 'device');
      return isDevice(device) ? device : 'all';
    },
    sentAs: 'device',
  },
  on: {
    shape: { on: 'flag?' },
    encode: (on, { id }) => (id === 0 ? {} : { on }),
    decode: (raw) => raw['on'] !== false,
    sentAs: 'on',
  },
  id: {
    shape: { pu_no: 'number?', id: 'number?' },
    encode: (id) => (id === 0 ? {} : { pu_no: id, id }),
    decode: (raw) => readNumber(raw, 'pu_no', 'id'),
  },
} as const satisfies WireFields<Popup> & SentFields<keyof PopupInput>;

/** The first popup, and how many others visitors see beside it. */
export interface CurrentPopup extends Popup {
  others: number;
}

/** A popup that is deleted or has no picture is no popup. */
export function popupFromWire(raw: unknown): CurrentPopup | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const wire = raw as Raw;
  const popup = decodeFields<Popup>(popupFields, wire, {});
  const isDeleted = Number(wire['pu_delete'] ?? 0) !== 0;
  const isOne = popup.file.storedName !== '' && !isDeleted;
  return isOne ? { ...popup, others: readNumber(wire, 'others') } : null;
}

/** The popups of a list, in its order. */
export function popupsFromWire(raw: unknown): Popup[] {
  const list = typeof raw === 'object' && raw !== null ? (raw as Raw)['list'] : null;
  return (Array.isArray(list) ? list : []).map(popupFromWire).filter((popup) => popup !== null);
}
