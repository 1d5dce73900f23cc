import { boards, type Board } from '#contract/boards.ts';
import { cleaningCases } from './cleaning/cases.ts';
import { events } from './events.ts';
import { interviews } from './interviews.ts';
import { news } from './news.ts';
import { questions } from './questions.ts';
import type { SamplePost } from './sample-post.ts';
import { selfCareVideos } from './self-care-videos.ts';
import { servingCases } from './serving/cases.ts';

export interface SamplePartition {
  board: Board;
  category: number;
  industry: number;
  posts: readonly SamplePost[];
}

const { event, case: installation, faq } = boards;

/** Cases stand by industry, in the catalogue's order. */
function casePartitions(
  caseCategory: number,
  byIndustry: readonly (readonly SamplePost[])[],
): SamplePartition[] {
  return byIndustry.map((posts, industry) => ({
    board: installation,
    category: caseCategory,
    industry,
    posts,
  }));
}

/** Where the sample content goes: each board, category and industry with its posts. */
export const samplePartitions: readonly SamplePartition[] = [
  { board: event, category: event.categories.promotion.number, industry: 0, posts: events },
  { board: event, category: event.categories.news.number, industry: 0, posts: news },
  ...casePartitions(installation.categories.serving.number, servingCases),
  ...casePartitions(installation.categories.cleaning.number, cleaningCases),
  { board: installation, category: installation.categories.interview.number, industry: 0, posts: interviews },
  { board: faq, category: faq.categories.question.number, industry: 0, posts: questions },
  { board: faq, category: faq.categories.selfCare.number, industry: 0, posts: selfCareVideos },
];
