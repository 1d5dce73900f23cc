import type { SampleBlock } from './sample-body.ts';

/** One post of the sample content. Shops, people and figures are invented. */
export interface SamplePost {
  /** Seoul time, `YYYY-MM-DD HH:mm`. */
  at: string;
  title: string;
  /** Paragraphs; a line break inside one is kept. With anything else between them the post has a body. */
  content: readonly (string | SampleBlock)[];
  url?: string;
  /** Name of one of the site's own pictures. */
  picture?: string;
}
