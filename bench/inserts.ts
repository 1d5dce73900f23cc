import type { Site } from '#tests/support/site.ts';
import { cpuSeconds, load } from './load-generator.ts';
import { whole, type Row } from './report.ts';

const body = JSON.stringify({
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
});

export interface Inserts {
  perSecond: number;
  /** All that were taken, the warm-up's too. */
  taken: number;
  /** What every benchmark of them says. */
  rows: Row[];
}

/** Inquiries as fast as 64 clients get their answers, each of them on disk. */
export async function measureInserts(site: Site): Promise<Inserts> {
  const run = {
    origin: site.origin,
    connections: 64,
    path: () => '/api/contact',
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  } as const;
  const warm = await load({ ...run, seconds: 3 });
  const before = cpuSeconds(site.pid);
  const { requests, seconds, failed } = await load({ ...run, seconds: 4 });
  const cpu = cpuSeconds(site.pid) - before;
  return {
    perSecond: requests / seconds,
    taken: warm.requests + requests,
    rows: [
      ['the same for a CPU second of the server', whole(requests / cpu), '', ''],
      ['inquiries refused', String(warm.failed + failed), '', '0'],
    ],
  };
}
