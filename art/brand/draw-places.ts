// Draws the maps of the head office and the research center.
//   node art/brand/draw-places.ts
import { writeFile } from 'node:fs/promises';
import { outline } from './outline.ts';
import { placeMaps } from './places.ts';
import type { PlaceMap, Spot } from './places.ts';
import { ON_DARK, symbol } from './symbol.ts';
import { token } from './tokens.ts';

const sheet = { width: 1200, height: 680 };
/** The building's door. The page's own words stand on the right, and a phone shows the left half. */
const door = { x: 410, y: 336 };
const far = 1400;
const widths = { wide: 34, narrow: 13 };
const pavement = 7;

const colours = {
  street: '#fff',
  wideStreet: '#fffaf0',
  kerb: '#dfd9cc',
  land: '#f1f4f3',
  house: '#e3e9e8',
  houseShade: '#d3dcda',
  park: '#d5ead6',
  tree: '#b9d9bd',
  water: '#cde6ec',
  shore: '#e2eee0',
};

type Rect = { x: number; y: number; w: number; d: number };

/** From the streets' own directions to the sheet. */
function onSheet({ turn }: PlaceMap, [right, down]: Spot): { x: number; y: number } {
  const angle = (turn * Math.PI) / 180;
  return {
    x: door.x + right * Math.cos(angle) - down * Math.sin(angle),
    y: door.y + right * Math.sin(angle) + down * Math.cos(angle),
  };
}

const short = (figure: number) => Math.round(figure * 10) / 10;
const rectPath = ({ x, y, w, d }: Rect) => `M${short(x)} ${short(y)}h${short(w)}v${short(d)}h${short(-w)}z`;
const points = (spots: readonly { x: number; y: number }[]) =>
  `M${spots.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;

const halfWidth = (isWide: true | undefined) => (isWide ? widths.wide : widths.narrow) / 2 + pavement;

/** The ground between two streets and the next two. */
function blockAt({ across, down }: PlaceMap, row: number, column: number): Rect {
  const [top, bottom, left, right] = [across[row]!, across[row + 1]!, down[column]!, down[column + 1]!];
  const x = left.at + halfWidth(left.isWide);
  const y = top.at + halfWidth(top.isWide);
  return {
    x,
    y,
    w: right.at - halfWidth(right.isWide) - x,
    d: bottom.at - halfWidth(bottom.isWide) - y,
  };
}

/** The same numbers between 0 and 1 at every drawing. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Houses of several sizes, with alleys between them. */
function housesOn({ x, y, w, d }: Rect, roll: () => number): Rect[] {
  if (w > 66 && w >= d * 0.8) {
    const cut = w * (0.36 + 0.28 * roll());
    return [
      ...housesOn({ x, y, w: cut - 3, d }, roll),
      ...housesOn({ x: x + cut + 3, y, w: w - cut - 3, d }, roll),
    ];
  }
  if (d > 60) {
    const cut = d * (0.38 + 0.24 * roll());
    return [
      ...housesOn({ x, y, w, d: cut - 3 }, roll),
      ...housesOn({ x, y: y + cut + 3, w, d: d - cut - 3 }, roll),
    ];
  }
  // Here and there a yard.
  return roll() < 0.1 ? [] : [{ x: x + 1, y: y + 1, w: w - 2 - 6 * roll(), d: d - 2 - 5 * roll() }];
}

const ours: Rect = { x: -42, y: -98, w: 102, d: 64 };

function ground(place: PlaceMap): string {
  const roll = dice(place.id.length * 7919 + 17);
  const houses: Rect[] = [];
  const parks: Rect[] = [];
  const trees: string[] = [];
  for (let row = 0; row < place.across.length - 1; row += 1) {
    for (let column = 0; column < place.down.length - 1; column += 1) {
      const block = blockAt(place, row, column);
      const isOurs = block.x < 0 && block.x + block.w > 0 && block.y < -50 && block.y + block.d > -50;
      if (place.parks.some(({ across, down }) => across === row && down === column)) {
        parks.push(block);
        for (let count = 0; count < 9; count += 1) {
          const [cx, cy] = [block.x + 12 + roll() * (block.w - 24), block.y + 10 + roll() * (block.d - 20)];
          trees.push(`<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(5 + 4 * roll())}"/>`);
        }
      } else if (!isOurs) houses.push(...housesOn(block, roll));
    }
  }
  const all = houses.map(rectPath).join('');
  return `<path d="${all}" transform="translate(0 4)" fill="${colours.houseShade}"/><path d="${all}" fill="${colours.house}"/><g fill="${colours.park}">${parks.map(({ x, y, w, d }) => `<rect x="${x}" y="${y}" width="${w}" height="${d}" rx="10"/>`).join('')}</g><g fill="${colours.tree}">${trees.join('')}</g>`;
}

function streets({ across, down }: PlaceMap, isWide: boolean, look: string): string {
  const ways = [
    ...across
      .filter((street) => !!street.isWide === isWide)
      .map(({ at, from }) => `M${from ?? -far} ${at}H${far}`),
    ...down
      .filter((street) => !!street.isWide === isWide)
      .map(({ at, from }) => `M${at} ${from ?? -far}V${far}`),
  ];
  return `<path d="${ways.join('')}" ${look}/>`;
}

/** Upright, whatever the streets do: its roof, and the walls that can be seen. */
function building(place: PlaceMap): string {
  const { x, y, w, d } = ours;
  const height = 44;
  const corners = [[x, y] as Spot, [x + w, y] as Spot, [x + w, y + d] as Spot, [x, y + d] as Spot].map(
    (spot) => onSheet(place, spot),
  );
  const lifted = corners.map((corner) => ({ x: corner.x, y: corner.y - height }));
  const walls = [2, 1, 3].flatMap((index) => {
    const next = (index + 1) % 4;
    const [one, other] = [corners[index]!, corners[next]!];
    // Walls that look down the sheet.
    if (one.x <= other.x) return [];
    const isFront = index === 2;
    return `<path d="${points([one, other, lifted[next]!, lifted[index]!])}z" fill="${isFront ? token('accent-strong') : '#055a52'}"/>`;
  });
  const floors = [0.28, 0.52, 0.76].map((share) =>
    points([corners[3]!, corners[2]!].map((corner) => ({ x: corner.x, y: corner.y - height * share }))),
  );
  return `<path d="${points(corners)}z" transform="translate(0 7)" fill="${token('ink')}" fill-opacity=".14"/>${walls.join('')}<path d="${floors.join('')}" fill="none" stroke="${token('accent')}" stroke-opacity=".55" stroke-width="3"/><path d="${points(lifted)}z" fill="#dff7f3" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>`;
}

interface Plate {
  x: number;
  y: number;
  text: string;
  size?: number;
  colour?: string;
  /** Drawn before the words, and how much room it takes. */
  sign?: { width: number; draw: (x: number, y: number) => string };
}

/** Words on white, their middle at the height of y. */
function plate({ x, y, text, size = 22, colour = token('ink'), sign }: Plate): string {
  const words = outline(text, 'pretendard', size);
  const room = sign?.width ?? 0;
  const height = size * 1.7;
  const pad = size * 0.62;
  return `<rect x="${x}" y="${short(y - height / 2)}" width="${short(words.width + pad * 2 + room)}" height="${short(height)}" rx="${short(height / 2)}" fill="#fff" stroke="${token('line')}" stroke-width="1.5"/>${sign?.draw(x + pad * 0.6, y) ?? ''}<path d="${words.path}" transform="translate(${short(x + pad + room)} ${short(y + size * 0.36)})" fill="${colour}"/>`;
}

const badge = (x: number, y: number, number: string, colour: string) => {
  const words = outline(number, 'pretendard', 20);
  return `<circle cx="${x}" cy="${y}" r="13" fill="${colour}"/><path d="${words.path}" transform="translate(${short(x - words.width / 2)} ${y + 6.5})" fill="#fff"/>`;
};

function station(place: PlaceMap): string {
  const { x, y } = onSheet(place, place.walk[0]!);
  const { subways, stationName, office } = place;
  const sign = {
    width: subways.length * 29,
    draw: (left: number, middle: number) =>
      subways
        .map(({ number, colour }, index) => badge(left + 13 + index * 29, middle, number, colour))
        .join(''),
  };
  return `<circle cx="${short(x)}" cy="${short(y)}" r="13" fill="#fff" stroke="${token('ink')}" stroke-width="5"/>${plate({ x: x + stationName.x, y: y + stationName.y, text: office.subway.station, sign })}`;
}

/** Lucide's bus. */
const bus =
  'M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2s-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M9 18h5M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0';

function busStop(place: PlaceMap): string {
  const { x, y } = onSheet(place, place.stop);
  const { stopName, office } = place;
  return `${plate({ x: x + stopName.x, y: y + stopName.y, text: `정류장 ${office.bus.minutes}분`, size: 20 })}<circle cx="${short(x)}" cy="${short(y)}" r="17" fill="${token('ink')}" stroke="#fff" stroke-width="3"/><path d="${bus}" transform="translate(${short(x - 10)} ${short(y - 10.5)}) scale(.83)" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function walk(place: PlaceMap): string {
  const way = points(place.walk.map((spot) => onSheet(place, spot)));
  const middle = onSheet(place, place.walkName);
  const minutes = plate({
    x: middle.x + 18,
    y: middle.y,
    text: `걸어서 ${place.office.subway.minutes}분`,
    size: 20,
    colour: token('accent-strong'),
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${way}" stroke="#fff" stroke-width="16"/><path d="${way}" stroke="${token('accent-strong')}" stroke-width="8" stroke-dasharray="0 15"/></g>${minutes}`;
}

function pin(place: PlaceMap): string {
  const roof = onSheet(place, [ours.x + ours.w / 2, ours.y + ours.d / 2]);
  const [x, y] = [short(roof.x), short(roof.y - 44)];
  const words = outline(place.title, 'pretendard', 26);
  const width = short(words.width + 48);
  return `<ellipse cx="${x}" cy="${y}" rx="18" ry="6" fill="${token('ink')}" fill-opacity=".22"/><path d="M${x} ${y}c-14-20-33-34-33-58a33 33 0 0 1 66 0c0 24-19 38-33 58z" fill="${token('night')}"/><g transform="translate(${x - 21} ${y - 80}) scale(.66)">${symbol(ON_DARK)}</g>
<rect x="${short(x - width / 2)}" y="${y - 150}" width="${width}" height="50" rx="25" fill="${token('night')}"/><path d="${words.path}" transform="translate(${short(x - words.width / 2)} ${y - 116})" fill="#fff"/>`;
}

function name(place: PlaceMap, { text, x, y, kind }: PlaceMap['names'][number]): string {
  const words = outline(text, 'pretendard-medium', kind === 'road' ? 21 : 22);
  const lie = kind === 'road' ? `translate(${door.x} ${door.y}) rotate(${place.turn}) ` : '';
  return `<path d="${words.path}" transform="${lie}translate(${x} ${y})" fill="${kind === 'road' ? '#6b7480' : '#3f8391'}"/>`;
}

function parkNames(place: PlaceMap): string {
  return place.parks
    .flatMap(({ across, down, name: text }) => {
      if (text === undefined) return [];
      const block = blockAt(place, across, down);
      const { x, y } = onSheet(place, [block.x + block.w / 2, block.y + block.d / 2]);
      const words = outline(text, 'pretendard-medium', 20);
      return `<path d="${words.path}" transform="translate(${short(x - words.width / 2)} ${short(y + 7)})" fill="#3d7a4d" stroke="${colours.park}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"/>`;
    })
    .join('');
}

function map(place: PlaceMap): string {
  const turned = (content: string) =>
    `<g transform="translate(${door.x} ${door.y}) rotate(${place.turn})">${content}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" role="img" aria-label="${place.label}">
<rect width="${sheet.width}" height="${sheet.height}" fill="${colours.land}"/>
${turned(streets(place, false, `fill="none" stroke="${colours.street}" stroke-width="${widths.narrow}"`) + ground(place))}
<path d="${place.water}" fill="${colours.water}" stroke="${colours.shore}" stroke-width="26" stroke-linejoin="round"/><path d="${place.water}" fill="${colours.water}"/>
${turned(
  `<g fill="none" stroke-linecap="round">${streets(place, true, `stroke="${colours.kerb}" stroke-width="${widths.wide + 4}"`)}${streets(place, true, `stroke="${colours.wideStreet}" stroke-width="${widths.wide}"`)}</g>`,
)}
${place.subways.map(({ way, colour }) => `<path d="${way}" fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width="9"/>`).join('')}
${place.names.map((each) => name(place, each)).join('\n')}
${parkNames(place)}
${walk(place)}
${building(place)}
${station(place)}
${busStop(place)}
${pin(place)}
</svg>
`;
}

for (const place of placeMaps) {
  await writeFile(new URL(`../../web/public/brand/${place.id}.svg`, import.meta.url), map(place));
}
