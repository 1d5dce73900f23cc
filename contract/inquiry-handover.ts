import { filledInNames } from './inquiry-names.wire.ts';

export const handedFields = ['robotType', 'robotModel', 'note'] as const;

/** What a tool of the site hands to the inquiry form, in the form's address. */
export type InquiryHandover = Partial<Record<(typeof handedFields)[number], string>>;

/**
 * The search part of the form's address. A note must be short there: a server takes addresses of some 15 kB. The rules
 * by which it is read are elsewhere (`read-handover.ts`): the tools' pages do without them.
 */
export function handoverSearch(found: InquiryHandover): string {
  const params = new URLSearchParams();
  for (const field of handedFields) if (found[field]) params.set(filledInNames[field], found[field]);
  return `?${params.toString()}`;
}
