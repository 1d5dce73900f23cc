import type { Pages } from '#server/delivery/page-maker.ts';

/** The real pages, as `npm start` and `npm test` build them. */
export async function builtPages(): Promise<Pages> {
  return import(
    /* @vite-ignore */ new URL('../../build/server/index.js', import.meta.url).href
  ) as Promise<Pages>;
}
