import { company } from '#contract/company.ts';

/** Title of a screen; the back office is for no search engine. */
export function adminMeta(title: string) {
  return [{ title: `${title} | ${company.name} 관리자` }, { name: 'robots', content: 'noindex, nofollow' }];
}
