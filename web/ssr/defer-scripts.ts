import { earlyBird } from './early-bird.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const scriptStart = '<script type="module" async="">';
const scriptEnd = '</script>';
const starter = `<script>(${earlyBird.toString()})()${scriptEnd}`;

/**
 * Takes a page's scripts out of the way of its first paint: they wait in a `<template>`, where nothing is
 * fetched or run, until `earlyBird` puts them into the page.
 */
export function deferScripts(html: string): string {
  // By place and not by pattern: a pattern would walk through the whole page several times.
  const start = html.lastIndexOf(scriptStart);
  if (start === -1) return html;
  const end = html.indexOf(scriptEnd, start) + scriptEnd.length;
  const before = html.slice(0, start);
  const links = before.match(preloads)?.join('') ?? '';
  const rest = links === '' ? before : before.replaceAll(preloads, '');
  return `${rest}<template id="scripts">${links}${html.slice(start, end)}</template>${starter}${html.slice(end)}`;
}
