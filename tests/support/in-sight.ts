import type { Locator } from 'playwright-core';

/** Whether all of it stands in the window, without scrolling, and under nothing else. */
export const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return y >= 0 && y + height <= window.innerHeight && shown.contains(onTop);
  });
