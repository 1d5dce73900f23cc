import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { run, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Every page that is looked at reads it once: the short spelling takes half as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe reads beforehand only media are asked about: style sheets serve a rule that is not among its usual ones. */
const options: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'], timeout: 10_000 },
};

/** What axe objects to on the page as it stands: rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const { violations } = await axe.run(document, given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
