import { silhouettes } from '#web/pictures/silhouettes.ts';

/** All robots as symbols of one picture: pages refer to them by name and carry none of their outlines. */
const symbols = Object.entries(silhouettes).map(
  ([model, { outline, dark }]) =>
    `<g id="${model}" fill-rule="evenodd"><path d="${outline}" fill="#fff" stroke="currentColor" stroke-opacity=".6" stroke-width=".7"/><path d="${dark}" fill="currentColor"/></g>`,
);
const picture = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>`;

export function loader(): Response {
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
}
