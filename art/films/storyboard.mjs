// The product film's pictures, words and times (seconds). Figures are the catalog's; change words here and build again.
import { counting } from '../../catalog/counting.ts';
import { robotOf, robots } from '../../catalog/robots.ts';
import { company } from '../../contract/company.ts';

export const SIZE = { width: 1280, height: 720 };
export const FRAMES_PER_SECOND = 24;

const serving = robots.filter(({ type }) => type === 'serving').map(({ model }) => model);
const others = robots.filter(({ type }) => type !== 'serving').map(({ model }) => model);
const fact = (model, name) => robotOf(model)[name];
const display = fact('T10', 'displayInch');
const passage = fact('T11', 'passageCm');
const rings = counting(fact('T11', 'shockRings'));
const stops = counting(fact('W3', 'stops'));
const rollers = counting(fact('C40', 'rollers'));

/** How a picture drifts, as [scale, x, y] at its beginning and end: it grows from its upper left corner, which is moved in shares of the film's size. */
const closer = (x, y, to = 1.06, from = 1) =>
  [from, to].map((scale) => [scale, x * (1 - scale), y * (1 - scale)]);

export const STORYBOARD = [
  {
    kind: 'drive',
    seconds: 4,
    film: 'home',
    from: 10.9, // T10 has left the counter
    look: 'opening',
    move: closer(0.7, 0.6),
    label: company.nameEnglish,
    title: '사람 곁에서\n일하는 로봇',
    text: '서빙부터 물류, 청소까지',
  },
  {
    kind: 'row',
    seconds: 2.8,
    robots: serving,
    move: closer(0.5, 0.55, 1.03),
    label: '서빙로봇',
    title: `매장에 맞춰 고르는 ${counting(serving.length)} 가지`,
  },
  {
    kind: 'detail',
    seconds: 2.2,
    picture: 't10-display',
    tone: 'night',
    move: closer(0.2, 0.5, 1.08, 1.02), // away from the words
    label: 'T10',
    title: `${display}인치 화면으로\n매장을 알립니다`,
  },
  {
    kind: 'passage',
    seconds: 2.6,
    picture: 'aisle-t11',
    move: closer(0.5, 0.5),
    label: 'T11',
    title: `폭 ${passage}cm 통로도\n지나갑니다`,
    measure: `${passage}cm`,
  },
  {
    kind: 'detail',
    seconds: 2.2,
    picture: 't11-suspension',
    tone: 'light',
    move: closer(0.74, 0.55).toReversed(),
    label: 'T11',
    title: `${rings} 개의 링이\n흔들림을 줄입니다`,
  },
  {
    kind: 'detail',
    seconds: 2.3,
    picture: 'w3-compartments',
    tone: 'light',
    move: closer(0.73, 0.55, 1.04),
    label: 'W3',
    title: `한 번에 최대 ${stops} 곳까지\n배송합니다`,
  },
  {
    kind: 'drive',
    seconds: 2.5,
    film: 'racks',
    from: 0.5,
    label: 'S100',
    title: `${fact('S100', 'payloadKg')}kg 이상 싣고\n초속 ${fact('S100', 'speedMs')}m로 움직입니다`,
  },
  {
    kind: 'detail',
    seconds: 2.2,
    picture: 's100-battery',
    tone: 'night',
    look: 'high',
    move: closer(0.73, 0.5),
    label: 'S100',
    title: `배터리는 ${fact('S100', 'batterySwapS')}초면\n교체합니다`,
  },
  {
    kind: 'drive',
    seconds: 2.5,
    film: 'family-b',
    from: 1.4,
    move: closer(0, 0.75, 1.2, 1.14), // clear of the words
    label: 'C30',
    title: `한 시간에 ${fact('C30', 'cleaningM2PerH')}m²를\n청소합니다`,
  },
  {
    kind: 'drive',
    seconds: 2.4,
    film: 'lobby-b',
    from: 0.4,
    move: closer(0, 0.85, 1.2, 1.14),
    label: 'C40',
    title: `롤러 ${rollers} 개로\n말끔하게 닦습니다`,
  },
  {
    kind: 'family',
    seconds: 2.6,
    move: closer(0.5, 0.6, 1.04),
    rows: [serving, others],
    title: '일하는 모든 공간에',
  },
  { kind: 'mark', seconds: 1.6, title: company.slogan },
];

export const LENGTH = STORYBOARD.reduce((sum, shot) => sum + shot.seconds, 0);
