import type { Drawing } from './drawing.ts';

interface Cover extends Pick<Drawing, 'name' | 'style'> {
  /** What the style sheet calls it. */
  kind: string;
  view: string;
  words: string;
}

/** The cover of a post: something to be seen, and few words beside it. */
export function drawCover({ name, style, kind, view, words }: Cover): Drawing {
  return {
    name,
    width: 1200,
    height: 900,
    onPhone: 350,
    style,
    body: `<main class="${kind}">${view}<div class="words">${words}</div></main>`,
  };
}
