import { startScripts } from './start-scripts.ts';

/** What `ScriptsPlace` and the layout of all pages write. Nothing here looks at what the router writes. */
const placeStart = '<noscript id="scripts">';
const placeEnd = '</noscript>';
const bodyEnd = '</body>';
const starter = `<script>(${startScripts.toString()})()</script>`;

/**
 * Takes a page's scripts out of the way of its first paint: all that stands in their place or after it, which are the
 * router's scripts, their preloads and the loaders' data, waits in a `<template>`, where nothing is fetched or run,
 * until `startScripts` puts it into the page.
 */
export function deferScripts(html: string): string {
  const start = html.lastIndexOf(placeStart);
  if (start === -1) return html;
  const end = html.indexOf(placeEnd, start);
  const last = html.lastIndexOf(bodyEnd);
  const scripts = html.slice(start + placeStart.length, end) + html.slice(end + placeEnd.length, last);
  return `${html.slice(0, start)}<template id="scripts">${scripts}</template>${starter}${html.slice(last)}`;
}
