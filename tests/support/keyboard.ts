import { expect } from 'vitest';
import type { Page } from 'playwright-core';

/** Somebody who has no mouse. */
export interface Keyboard {
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** What has the focus: its words or its label, whether one can see that it has it, and whether something lies over it. */
  focused(): Promise<{ name: string; isSeen: boolean; isCovered: boolean }>;
  /** Goes on with the Tab key until it is there; everything passed on the way must show its focus, and itself. */
  tabTo(name: string): Promise<void>;
  /** Hears a dialog, whose 확인 has the focus, and says yes. */
  hear(message: string): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const press = (key: string) => page.keyboard.press(key);

  const focused = () =>
    page.evaluate(() => {
      // From the last element the Tab key leads out of the page, and then to the first one again.
      if (document.activeElement === document.body) return { name: '', isSeen: true, isCovered: false };
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label');
      const rings = [element, element?.closest('label'), element?.parentElement];
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      // Where its first line stands.
      const shown = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 24));
      const bar = shown?.closest('aside, header') ?? null;
      return {
        name: (label ?? element?.textContent ?? '').trim(),
        isSeen: rings.some((ring) => ring && getComputedStyle(ring).outlineStyle === 'solid'),
        isCovered: bar !== null && !bar.contains(element),
      };
    });

  return {
    press,
    type: (text) => page.keyboard.type(text),
    focused,

    async tabTo(name) {
      for (let step = 0; step < 60; step += 1) {
        await press('Tab');
        const now = await focused();
        if (!now.isSeen) throw new Error(`nobody sees the focus on ${now.name}`);
        if (now.isCovered) throw new Error(`a bar lies over ${now.name}`);
        if (now.name === name) return;
      }
      throw new Error(`the Tab key does not lead to ${name}`);
    },

    async hear(message) {
      await page.getByRole('alertdialog').filter({ hasText: message }).waitFor();
      expect((await focused()).name).toBe('확인');
      await press('Enter');
      await page.getByRole('alertdialog').filter({ hasText: message }).waitFor({ state: 'detached' });
    },
  };
}
