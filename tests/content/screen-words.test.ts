import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const art = (path: string) => new URL(`../../art/${path}`, import.meta.url);
const { interfaces } = (await import(art('screens/interfaces.mjs').href)) as {
  interfaces: Record<string, { width: number; html: string }>;
};

/** The narrowest frame of such a picture on a phone of 390 px: a card with its margins and border. */
const onPhone = 348;
/** A picture is so many times narrower than the camera is far: 36 mm of film behind a lens of 90 mm. */
const perMetre = 36 / 90;

/** How wide the screen of a robot is, all of the glass, in metres; and how many degrees up it looks. */
async function screenOf(model: string): Promise<{ metres: number; up: number }> {
  const robot = await readFile(art(`robots/${model}.py`), 'utf8');
  const numbers = (pattern: RegExp) => pattern.exec(robot)?.slice(1).map(Number) ?? [];
  const [head = 0] = numbers(/\n {4}width, height = (\.\d+),/);
  const [rim = 0] = numbers(/face_visor\(palette, width - (\.\d+),/);
  const [tilt = 0] = numbers(/HEAD_TILT = \((\d+),/);
  const [plain, lies = 0] = numbers(
    /\bscreen\(palette, (\.\d+), \.\d+, \.\d+, interface, .*?\), \((\d+), 0, 0\)/,
  );
  return plain === undefined ? { metres: head - rim, up: 90 - tilt } : { metres: plain, up: 90 - lies };
}

interface Shot {
  picture: string;
  model: string;
  screen: string;
  elevation: number;
  distance: number;
}

/** The pictures whose words are there to be read. */
async function readScreens(): Promise<Shot[]> {
  const shots = await readFile(art('robots/shots.py'), 'utf8');
  const closeUps = [...shots.matchAll(/'((\w+)-[\w-]+)': close_up\(\S+ ([\d.]+), \([^)]*\), ([\d.]+)(.*)/g)];
  return closeUps.flatMap(([, picture = '', model = '', elevation, distance, rest = '']) => {
    const shown = /\b(?:inter)?face='(interface-[\w-]+)\.png'/.exec(rest)?.[1];
    const screen = picture === 'w3-panel' ? `interface-${model}` : shown;
    return screen
      ? [{ picture, model, screen, elevation: Number(elevation), distance: Number(distance) }]
      : [];
  });
}

/** The sizes of type that a screen uses, the last rule for each selector. */
function typeSizes(html: string): number[] {
  const [, css = '', body = ''] = /<style>(.*)<\/style>(.*)/s.exec(html) ?? [];
  const bySelector = new Map<string, number>();
  for (const [, selector = '', rules = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const size = /\bfont(?:-size)?:[^;]*?([\d.]+)px/.exec(rules)?.[1];
    if (size) bySelector.set(selector.trim(), Number(size));
  }
  const used = [...bySelector].filter(([selector]) => {
    const last = selector.split(/[\s.]/).at(-1)!;
    return selector.includes('.')
      ? new RegExp(`class="[^"]*\\b${last}\\b|<${last}[ >]`).test(body)
      : body.includes(`<${last}`);
  });
  const inPlace = /font-size="([\d.]+)"|style="[^"]*?\bfont(?:-size)?:[^;"]*?([\d.]+)px/g;
  const drawn = [...body.matchAll(inPlace)].map(([, size, styled]) => Number(size ?? styled));
  return [...used.map(([, size]) => size), ...drawn];
}

const screens = await readScreens();

test('pictures of screens are known by what their camera says', () => {
  expect(screens.map(({ picture }) => picture)).toEqual([
    't10-touch',
    't8-touch',
    't9-touch',
    'w3-panel',
    'c30-panel',
    't8-care-sound',
    't10-care-map',
    't9-care-place',
  ]);
});

test.each(screens)(
  'no word on the screen in $picture is smaller than 12 px on a 390 px screen',
  async ({ model, screen, elevation, distance }) => {
    const { width, html } = interfaces[screen]!;
    const { metres, up } = await screenOf(model);
    const seenFlat = Math.cos(((up - elevation) * Math.PI) / 180);
    const scale = (metres / width / (distance * perMetre)) * onPhone * seenFlat;
    const sizes = typeSizes(html);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(12);
  },
);
