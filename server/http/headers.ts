import { hash } from 'node:crypto';
import type { PageNeeds } from '#contract/page-needs.ts';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The content policy hashes of every inline script of a page. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(inlineScript)) {
    if (code !== '') hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  return [...hashes];
}

/** The one style that the 3D viewer brings along (`template.js` of `@google/model-viewer`). */
export const viewerStyleHash = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** What the 3D viewer takes: models are unpacked in WebAssembly, their pictures read from memory. */
const viewerSources = { script: ["'wasm-unsafe-eval'"], style: [viewerStyleHash], connect: ['blob:'] };
const noSources: typeof viewerSources = { script: [], style: [], connect: [] };

/** The content policy of pages: our own files, our own inline scripts by hash, the video host in frames. */
function pagePolicy(hashes: readonly string[], also: typeof viewerSources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...also.script, ...hashes].join(' '),
    ["style-src 'self'", ...also.style].join(' '),
    "img-src 'self' data: blob: https://i.ytimg.com",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...also.connect].join(' '),
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** In development only: Vite's own scripts and styles are inline and change at every save. */
const openPolicy = "frame-ancestors 'none'";

/** What browsers let nobody do here, and what they let ourselves do where a robot can be put into one's own room. */
const permissions = (forRoom: '()' | '(self)') =>
  `camera=${forRoom}, geolocation=(), microphone=(), payment=(), usb=(), xr-spatial-tracking=${forRoom}`;

/** Of a page, beyond what every answer has. */
export function pageHeaders(html: string, needs: string | undefined, dev: boolean): Record<string, string> {
  const viewer = needs === ('3d' satisfies PageNeeds);
  const policy = dev ? openPolicy : pagePolicy(scriptHashes(html), viewer ? viewerSources : noSources);
  return {
    'content-security-policy': policy,
    ...(viewer && { 'permissions-policy': permissions('(self)') }),
  };
}

/** For everything that is not a page: nothing may be loaded or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Of a worker's script: browsers refuse to start one in a sandbox. It needs nothing but itself. */
export const workerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Whether the site as a whole is on https; the server itself may stand behind a proxy that speaks it. */
export const isHttps = ({ publicUrl }: { publicUrl: string | null }) =>
  publicUrl?.startsWith('https:') ?? false;

/** On every answer, errors and files included. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions('()'),
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
