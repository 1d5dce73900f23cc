import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import type { Contexts } from './contexts.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing outside this machine is reachable. (A route for it would switch the browser's cache off.)
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** The shell is the same browser without its own windows: half the work for the same pages. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? '';
  return chromium.launch({ executablePath, args: [...flags, ...extraFlags] });
}

let shared: Promise<Browser> | undefined;

const thrift = [
  // Pages are laid out but not drawn: nobody looks at their pixels.
  '--force-gpu-mem-available-mb=1',
  // One renderer for all pages of a context, instead of one to start with each of them.
  '--renderer-process-limit=1',
];

/** One for all test files of a process; it ends with it. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchBrowser(thrift));

export interface Visit {
  page: Page;
  /** Errors that the page wrote to the console or threw, so far. */
  errors: string[];
  close: () => Promise<void>;
}

/** A fresh visitor, who has been nowhere and left nothing. */
export async function visit(contexts: Contexts, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await contexts.take(options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  if (options.javaScriptEnabled !== false) waitUntilAlive(page);
  return { page, errors, close: () => contexts.giveBack(context) };
}

/** Scripts start after the first paint: a test that goes to a page, or loads it anew, means the page that answers to it. */
function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = async (answer: Response | null) => {
    const isPage = answer?.headers()['content-type']?.startsWith('text/html') ?? false;
    if (isPage) await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    return answer;
  };
  page.goto = async (address, options) => alive(await goto(address, options));
  page.reload = async (options) => {
    const answer = await reload(options);
    return options?.waitUntil === 'commit' ? answer : alive(answer);
  };
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
