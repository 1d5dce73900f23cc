import { earlyBird } from './early-bird.ts';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">[\s\S]*?<\/script>/;

/**
 * Takes a page's scripts out of the way of its first paint: they wait in a `<template>`, where nothing is
 * fetched or run, until `earlyBird` puts them into the page.
 */
export function deferScripts(html: string): string {
  const script = moduleScript.exec(html)?.[0];
  if (script === undefined) return html;
  const links = html.match(preloads)?.join('') ?? '';
  const waiting = `<template id="scripts">${links}${script}</template><script>(${earlyBird.toString()})()</script>`;
  return html.replaceAll(preloads, '').replace(moduleScript, () => waiting);
}
