import { inquiryFieldNames } from '#contract/inquiry-fields.ts';
import type { InquiryValues } from './inquiry-check.ts';

/** Storage may be full or switched off: then a draft lives until the page is left or loaded anew. */
const untaken = new Map<string, string>();

/** What was typed, kept until it is taken or the tab is closed, so that a reload loses nothing. */
export function saveDraft(name: string, values: InquiryValues): void {
  const draft = JSON.stringify(values);
  try {
    sessionStorage.setItem(name, draft);
    untaken.delete(name);
  } catch {
    untaken.set(name, draft);
  }
}

export function readDraft(name: string): InquiryValues {
  try {
    return cleaned(JSON.parse(untaken.get(name) ?? sessionStorage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

export function dropDraft(name: string): void {
  untaken.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/**
 * What of a draft comes back into a form that shows what a tool handed over and what was typed before the scripts
 * arrived: what was typed wins, then the draft, but for the note, its robot and the plan, of which the newest counts.
 */
export function comingBack(typed: InquiryValues, handed: InquiryValues, draft: InquiryValues): InquiryValues {
  const back = robotComingBack(typed, handed, draft);
  for (const name of inquiryFieldNames) {
    if (name === 'robotType' || name === 'robotModel') continue;
    if (draft[name] && !typed[name]) back[name] = draft[name];
  }
  return back;
}

/** Type and model are one answer. */
function robotComingBack(typed: InquiryValues, handed: InquiryValues, draft: InquiryValues): InquiryValues {
  const { robotType = '', robotModel = '' } = draft;
  const is = (type: string, model: string) =>
    (typed.robotType ?? '') === type && (typed.robotModel ?? '') === model;
  // The draft's robot came with another result: it goes with it.
  const isNewlyHanded = Boolean(handed.robotType && handed.note && draft.note) && handed.note !== draft.note;
  const isTyped = !is('', '') && !is(handed.robotType ?? '', handed.robotModel ?? '') && !is(robotType, '');
  return robotType === '' || isTyped || isNewlyHanded || is(robotType, robotModel)
    ? {}
    : { robotType, robotModel };
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
