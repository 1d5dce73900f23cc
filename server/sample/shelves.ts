import { category } from '#contract/choices.ts';
import type { Board } from '#contract/post.ts';
import { cleaningCases } from './cleaning/cases.ts';
import { events } from './events.ts';
import { interviews } from './interviews.ts';
import { news } from './news.ts';
import { questions } from './questions.ts';
import type { SamplePost } from './sample-post.ts';
import { selfCareVideos } from './self-care-videos.ts';
import { servingCases } from './serving/cases.ts';

export interface SampleShelf {
  board: Board;
  category: number;
  industry: number;
  posts: readonly SamplePost[];
}

/** Cases stand by industry, in the catalogue's order. */
function caseShelves(caseCategory: number, byIndustry: readonly (readonly SamplePost[])[]): SampleShelf[] {
  return byIndustry.map((posts, industry) => ({ board: 'case', category: caseCategory, industry, posts }));
}

/** Where the sample content goes: each board, category and industry with its posts. */
export const sampleShelves: readonly SampleShelf[] = [
  { board: 'event', category: category.event.promotion, industry: 0, posts: events },
  { board: 'event', category: category.event.news, industry: 0, posts: news },
  ...caseShelves(category.case.serving, servingCases),
  ...caseShelves(category.case.cleaning, cleaningCases),
  { board: 'case', category: category.case.interview, industry: 0, posts: interviews },
  { board: 'faq', category: category.faq.question, industry: 0, posts: questions },
  { board: 'faq', category: category.faq.selfCare, industry: 0, posts: selfCareVideos },
];
