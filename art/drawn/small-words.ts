import type { Page } from 'playwright-core';
import type { Drawing } from './drawing.ts';

/** What the eye needs on a phone. */
const SMALLEST = 12;

/** The words of a drawn page that are smaller than that where a phone of 390 px shows it. */
export function smallWords(page: Page, { width, onPhone = 390 }: Drawing): Promise<string[]> {
  return page.evaluate(
    (smallest) => {
      const heldWords = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
      // What stands on a robot's screen is warped onto it.
      const scaleOf = (element: Element) =>
        element instanceof HTMLElement && element.offsetHeight > 0
          ? Math.round((100 * element.getBoundingClientRect().height) / element.offsetHeight) / 100
          : 1;
      return [...document.querySelectorAll('body *')]
        .filter((element) => heldWords(element))
        .filter(
          (element) => Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) < smallest,
        )
        .map((element) => element.textContent.trim());
    },
    (SMALLEST * width) / onPhone,
  );
}
