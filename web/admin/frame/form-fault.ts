import type * as z from 'zod/mini';
import { messages } from '#contract/messages.ts';

/** What is wrong with what was typed, and in which field. */
export interface Fault {
  message: string;
  field: string;
}

export function faultIn(issue: z.core.$ZodIssue | undefined): Fault | null {
  return issue === undefined ? null : { message: issue.message, field: String(issue.path[0]) };
}

/** A field whose date has no time yet says that it is empty: it would be published at once. */
export function unfinishedIn(form: HTMLFormElement | null): Fault | null {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  const field = fields.find(({ validity }) => validity.badInput)?.name;
  return field === undefined ? null : { message: messages.valid.moment, field };
}
