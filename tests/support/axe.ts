import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const options: RunOptions = { resultTypes: ['violations'] };

/** What axe objects to on the page as it stands: rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
