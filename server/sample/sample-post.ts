/** One post of the sample content. Shops, people and figures are invented. */
export interface SamplePost {
  /** Seoul time, `YYYY-MM-DD HH:mm`. */
  at: string;
  title: string;
  /** Paragraphs; a line break inside one is kept. */
  content: readonly string[];
  url?: string;
  /** Name of one of the site's own pictures. */
  picture?: string;
}
