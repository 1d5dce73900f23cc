import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownPackages } from './own-packages.ts';

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

export interface PageScore {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, on Lighthouse's slow phone. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** What cost points, by Lighthouse's names. */
  faults: string[];
}

const lighthouse = ownPackages('lighthouse').program('lighthouse/cli/index.js');
const execFileWhole = (program: string, given: string[]) =>
  promisify(execFile)(program, given, { maxBuffer: 64 * 1_024 * 1_024 });
const visits = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function faultsOf(result: Report): string[] {
  const weighed = Object.values(result.categories).flatMap((category) =>
    category.auditRefs.filter((audit) => audit.weight > 0).map((audit) => audit.id),
  );
  return weighed.filter((id) => (result.audits[id]?.score ?? 1) < 0.9);
}

/**
 * The best of a few visits: whatever else the machine does during a visit can only slow it,
 * and a page that once came this fast can. A visit that needs no better one is the last.
 */
export async function bestScore(address: string, port: number, enough: number): Promise<PageScore> {
  let best = await scorePage(address, port);
  for (let visit = 1; visit < visits && best.performance < enough; visit += 1) {
    const next = await scorePage(address, port);
    if (next.performance > best.performance) best = next;
  }
  return best;
}

/** One visit of Lighthouse's mobile profile through a browser that listens on `port`. */
async function scorePage(address: string, port: number): Promise<PageScore> {
  const { stdout } = await execFileWhole(process.execPath, [
    lighthouse,
    address,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join()}`,
    '--disable-full-page-screenshot',
  ]);
  const report = JSON.parse(stdout) as Report;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults: faultsOf(report),
  };
}
