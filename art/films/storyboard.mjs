// The product film's pictures, words and times (seconds). Figures are SPEC's; change words here and build again.
import { company } from '../../contract/company.ts';

export const SIZE = { width: 1280, height: 720 };
export const FRAMES_PER_SECOND = 24;

const SERVING = ['t5', 't6', 't8', 't9', 't10', 't11', 'w3'];
const ALL = ['t5', 't6', 't8', 't9', 't10', 't11', 'w3', 's100', 'c40', 'c30'];

/** How a picture drifts, as [scale, x %, y %] at its beginning and end. */
const CLOSER = [
  [1.02, 0, -0.8],
  [1.08, -1, -3.4],
];
const AWAY = CLOSER.toReversed();

export const STORYBOARD = [
  {
    kind: 'drive',
    seconds: 4.6,
    film: 'home',
    from: 10.9, // T10 has left the counter
    look: 'opening',
    label: company.nameEnglish,
    title: '사람 곁에서\n일하는 로봇',
    text: '서빙부터 물류, 청소까지 함께합니다.',
  },
  {
    kind: 'line-up',
    seconds: 3,
    robots: SERVING,
    tone: 'light',
    label: '서빙로봇',
    title: '매장에 맞춰 고르는 일곱 가지',
  },
  {
    kind: 'detail',
    seconds: 2.1,
    picture: 't10-display',
    tone: 'night',
    move: CLOSER,
    label: 'T10',
    title: '23.8인치 화면으로\n매장을 알립니다',
  },
  {
    kind: 'detail',
    seconds: 2.2,
    picture: 'aisle-t11',
    tone: 'night',
    look: 'whole', // a picture from edge to edge gives way to the words
    move: CLOSER,
    label: 'T11',
    title: '폭 49cm 통로도\n지나갑니다',
  },
  {
    kind: 'detail',
    seconds: 2.1,
    picture: 't11-suspension',
    tone: 'light',
    move: AWAY,
    label: 'T11',
    title: '여섯 개의 링이\n흔들림을 줄입니다',
  },
  {
    kind: 'detail',
    seconds: 2.2,
    picture: 'w3-compartments',
    tone: 'light',
    move: CLOSER,
    label: 'W3',
    title: '한 번에 최대 네 곳까지\n배송합니다',
  },
  {
    kind: 'drive',
    seconds: 2.7,
    film: 'racks',
    from: 0.5,
    label: 'S100',
    title: '100kg 이상 싣고\n초속 1m로 움직입니다',
  },
  {
    kind: 'detail',
    seconds: 2.1,
    picture: 's100-battery',
    tone: 'night',
    move: CLOSER,
    label: 'S100',
    title: '배터리는 15초면\n교체합니다',
  },
  {
    kind: 'drive',
    seconds: 2.5,
    film: 'family-b',
    from: 1.5, // clear of the words
    label: 'C30',
    title: '한 시간에 600m²를\n청소합니다',
  },
  {
    kind: 'drive',
    seconds: 2.7,
    film: 'lobby-b',
    from: 0.6,
    label: 'C40',
    title: '롤러 세 개로\n말끔하게 닦습니다',
  },
  {
    kind: 'line-up',
    seconds: 3.4,
    robots: ALL,
    tone: 'night',
    mark: true,
    title: `일하는 모든 공간에,\n${company.name}`,
  },
];

export const LENGTH = STORYBOARD.reduce((sum, shot) => sum + shot.seconds, 0);
