import * as z from 'zod/mini';
import type { Popup } from './popup.ts';

/** Visitors get the first three; staff also the number and the original name. */
export const popupSchema = z.object({
  success: z.boolean(),
  pu_file1_s: z.nullable(z.string()),
  pu_link: z.nullable(z.string()),
  pu_delete: z.number(),
  pu_no: z.optional(z.number()),
  pu_file1_o: z.optional(z.string()),
});
export type PopupWire = z.infer<typeof popupSchema>;

export const popupFields = { link: 'link' } as const;
export const popupDeleteFields = { pu_no: 'id' } as const;
export const popupLinkFields = { pu_no: 'id', link: 'link' } as const;

export function popupToWire(popup: Popup | null, forStaff: boolean): PopupWire {
  if (popup === null) return { success: true, pu_file1_s: null, pu_link: null, pu_delete: 0 };
  return {
    success: true,
    pu_file1_s: popup.file.storedName,
    pu_link: popup.link === '' ? null : popup.link,
    pu_delete: 0,
    ...(forStaff ? { pu_no: popup.id, pu_file1_o: popup.file.originalName } : {}),
  };
}
