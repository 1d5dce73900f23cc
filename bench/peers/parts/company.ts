import type { company as site, offices as places } from '../../../contract/company';

/** Who the company is, handed over by bench/next.ts: the site's own words, so that both pages weigh the same. */
export const { company, offices } = JSON.parse(process.env.NEXT_PUBLIC_COMPANY ?? '') as {
  company: typeof site;
  offices: typeof places;
};
