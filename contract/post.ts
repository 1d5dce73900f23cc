import * as z from 'zod/mini';
import { caseCategories, category, eventCategories, faqCategories, industries } from './choices.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { choiceOf, requiredText } from './text.ts';
import { optionalWebAddress } from './web-address.ts';

/** A stored file: the name it is kept under, and what the person who sent it called it. */
export interface StoredFile {
  storedName: string;
  originalName: string;
  size: number;
}

/** What staff publish: an event or news item, an installation case, a FAQ row or a self-care video. */
export interface Post {
  id: number;
  title: string;
  /** What the server calls its kind, where it says so; else the category's name stands there. */
  subtitle?: string;
  content: string;
  url: string;
  category: number;
  industry: number;
  file: StoredFile | null;
  createdAt: string;
}

export const boards = ['event', 'case', 'faq'] as const;
export type Board = (typeof boards)[number];

export const boardCategories = {
  event: eventCategories,
  case: caseCategories,
  faq: faqCategories,
} as const satisfies Record<Board, readonly string[]>;

const shared = {
  title: requiredText(limits.title, messages.valid.title),
  content: requiredText(limits.content, messages.valid.content),
  url: optionalWebAddress,
};
const noIndustry = z._default(z.literal(0), 0);

/** An interview belongs to no industry: whatever was chosen before counts as 0. */
const interviewsHaveNoIndustry = z.overwrite<{ category: number; industry: number }>((input) =>
  input.category === category.case.interview ? { ...input, industry: 0 } : input,
);

/** A question is text only: an address belongs to self-care videos. */
const questionsHaveNoAddress = z.overwrite<{ category: number; url: string }>((input) =>
  input.category === category.faq.question ? { ...input, url: '' } : input,
);

export type PostInput = Pick<Post, 'title' | 'content' | 'url' | 'category' | 'industry'>;

/** The rules for what staff write, in the order in which they are told of them. */
export const postInputs: Record<Board, z.ZodMiniType<PostInput>> = {
  event: z.object({ ...shared, category: choiceOf(eventCategories.length), industry: noIndustry }),
  case: z
    .object({
      ...shared,
      category: choiceOf(caseCategories.length),
      industry: z._default(choiceOf(industries.length), 0),
    })
    .check(interviewsHaveNoIndustry),
  faq: z
    .object({ ...shared, category: choiceOf(faqCategories.length), industry: noIndustry })
    .check(questionsHaveNoAddress),
};
