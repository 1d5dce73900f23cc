import { inquiryFieldNames } from '#contract/inquiry-fields.ts';
import type { InquiryValues } from './inquiry-check.ts';

/**
 * What was typed, kept until it is taken or the tab is closed, so that a reload loses nothing.
 * Storage may be full or switched off: then the draft lives as long as the page.
 */
export function saveDraft(name: string, values: InquiryValues): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // Nothing to do: keeping a draft is a courtesy.
  }
}

export function readDraft(name: string): InquiryValues {
  try {
    return cleaned(JSON.parse(sessionStorage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}

/**
 * What a tool hands over, with what was typed before: that stands, but for the note, of which the newest counts. Type and
 * model are one answer.
 */
export function withDraft(handed: InquiryValues, draft: InquiryValues): InquiryValues {
  const typed = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
  const { robotType: _type, robotModel: _model, ...rest } = handed;
  const note = handed.note ?? draft.note ?? '';
  return { ...(typed['robotType'] === undefined ? handed : rest), ...typed, note };
}

function cleaned(stored: unknown): InquiryValues {
  const values: InquiryValues = {};
  if (typeof stored !== 'object' || stored === null) return values;
  for (const name of inquiryFieldNames) {
    const value: unknown = Reflect.get(stored, name);
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}
