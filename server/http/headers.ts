import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The content policy hashes of every inline script of a page. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(inlineScript)) {
    if (code !== '') hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  return [...hashes];
}

/** The content policy of pages: our own files, our own inline scripts by hash, the video host in frames. */
export function pagePolicy(hashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob: https://i.ytimg.com",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** In development only: Vite's own scripts and styles are inline and change at every save. */
export const openPolicy = "frame-ancestors 'none'";

/** For everything that is not a page: nothing may be loaded or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
