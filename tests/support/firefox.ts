import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Debian's own build: the one that Playwright drives is another. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR', 'ui.prefersReducedMotion': 1 },
  });

/** What Firefox writes when a page is left while its font is still on the way (NS_BINDING_ABORTED). */
const leftBeforeItsFont = /downloadable font: download failed .* status=2152398850 /s;

export interface FirefoxVisit {
  page: Page;
  /** Errors that the page wrote to the console or threw, so far. */
  errors: string[];
}

/** A fresh visitor, who has been nowhere and left nothing. */
export async function visitInFirefox(browser: Browser): Promise<FirefoxVisit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  const note = (error: string) => leftBeforeItsFont.test(error) || errors.push(error);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return { page, errors };
}
