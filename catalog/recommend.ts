import { placeNames, taskNames, type Answers } from './answers.ts';
import { factOf } from './facts.ts';
import { passageOf } from './passage.ts';
import { robotOf, robots, type Model, type Robot, type Task } from './robots.ts';
import { worksAt } from './work-places.ts';

export interface Fit {
  model: Model;
  reasons: string[];
  /** What nobody has stated, or what should be talked about. */
  toCheck: string[];
  /** All that was asked for is known to be met. */
  isSure: boolean;
}

export interface Miss {
  model: Model;
  because: string;
}

export interface Recommendation {
  /** Best first; all that are sure before all that are not. */
  fits: Fit[];
  /** Those for the task first: they miss least. */
  misses: Miss[];
}

/**
 * What one answer means for one robot. It speaks for it; there is something to know (`note`), to ask about (`check`), or
 * that speaks against it (`doubt`); or it rules it out.
 */
interface Verdict {
  kind: 'reason' | 'note' | 'check' | 'doubt' | 'miss';
  text: string;
}

const taskReasons: Record<Task, string> = {
  serving: '음식을 나르고 빈 그릇을 거두는 서빙로봇입니다',
  delivery: '닫힌 수납공간으로 물건을 전하는 로봇입니다',
  carrying: '무거운 짐을 실어 나르는 물류로봇입니다',
  cleaning: '바닥을 스스로 돌며 청소하는 로봇입니다',
};

const written = (value: number) => value.toLocaleString('ko-KR');

/** A middle dot in a sentence is no place to break the line. */
const unbroken = (task: Task) => taskNames[task].replace('·', '\u2060·\u2060');

function onTask({ task }: Robot, { task: wanted }: Answers): Verdict[] {
  if (wanted === undefined || wanted === task) return [{ kind: 'reason', text: taskReasons[task] }];
  return [{ kind: 'miss', text: `${unbroken(task)}에 쓰는 로봇이라 ${unbroken(wanted)}에는 맞지 않습니다` }];
}

function onAisle(robot: Robot, { aisle }: Answers): Verdict[] {
  if (aisle === undefined) return [];
  const { passageCm, sizeCm, variants = [] } = robot;
  const passage = passageOf(robot, aisle);
  if (passage === 'wider')
    return [{ kind: 'doubt', text: `최소 통과 폭 확인 필요: 몸체가 통로보다 넓습니다 (폭 ${sizeCm.w}cm)` }];
  if (passage === 'unknown')
    return [
      { kind: 'check', text: `최소 통과 폭 확인 필요 (몸체 폭 ${sizeCm.w}cm, 통로 ${written(aisle)}cm)` },
    ];
  if (passage === 'closed')
    return [{ kind: 'miss', text: `통로 ${written(aisle)}cm를 지나가지 못합니다 (최소 ${passageCm}cm)` }];
  const tooWide = variants.filter((variant) => variant.passageCm > aisle);
  return [
    { kind: 'reason', text: `통로 ${written(aisle)}cm를 지나갑니다 (최소 ${passageCm}cm)` },
    ...tooWide.map((variant) => ({
      kind: 'note' as const,
      text: `${variant.name}은 ${variant.passageCm}cm가 필요합니다`,
    })),
  ];
}

function onLoad(robot: Robot, { load = 0 }: Answers): Verdict[] {
  const { payloadKg, atLeast, task } = robot;
  if (load === 0) return [];
  if (task === 'cleaning') return [{ kind: 'miss', text: '짐을 싣는 로봇이 아닙니다' }];
  if (payloadKg === undefined) return [{ kind: 'check', text: '적재 무게 확인 필요' }];
  const isLeast = atLeast?.includes('payloadKg') ?? false;
  const most = isLeast ? `${payloadKg}kg 이상` : `최대 ${payloadKg}kg`;
  if (payloadKg >= load) return [{ kind: 'reason', text: `한 번에 ${written(load)}kg을 싣습니다 (${most})` }];
  return isLeast
    ? [{ kind: 'miss', text: `${written(load)}kg을 싣는지 확인되지 않았습니다 (${most})` }]
    : [{ kind: 'miss', text: `${written(load)}kg을 싣지 못합니다 (${most})` }];
}

/** As people say it: half an hour is no 0.5 hours. */
function timeOf(hours: number): string {
  const minutes = Math.max(Math.round(hours * 60), 1);
  const words = [minutes >= 60 && `${Math.floor(minutes / 60)}시간`, minutes % 60 > 0 && `${minutes % 60}분`];
  return `약 ${words.filter(Boolean).join(' ')}`;
}

function onArea({ cleaningM2PerH: pace, runH, task }: Robot, { area = 0, task: wanted }: Answers): Verdict[] {
  if (area === 0) return [];
  if (task !== 'cleaning')
    return wanted === undefined ? [{ kind: 'doubt', text: '바닥을 청소하는 로봇이 아닙니다' }] : [];
  if (pace === undefined) return [{ kind: 'check', text: '시간당 청소 면적 확인 필요' }];
  const text = `${written(area)}m²를 ${timeOf(area / pace)}이면 청소합니다 (시간당 ${written(pace)}m²)`;
  const reach = runH === undefined ? Infinity : pace * runH;
  if (area <= reach) return [{ kind: 'reason', text }];
  const most = `흡입 모드로는 충전 한 번에 약 ${written(reach)}m²까지 청소합니다`;
  return [
    { kind: 'reason', text },
    { kind: 'note', text: `${most}. 더 넓으면 나눠 청소하거나 여러 대를 써야 합니다` },
  ];
}

function onStops(robot: Robot, { stops = 1, task: wanted }: Answers): Verdict[] {
  if (stops === 1) return [];
  if (robot.task === 'cleaning')
    return wanted === undefined ? [{ kind: 'doubt', text: '정한 곳을 들르는 로봇이 아닙니다' }] : [];
  const most = robot.stops ?? robot.trays;
  if (most === undefined) return [{ kind: 'check', text: '한 번에 들르는 곳 수 확인 필요' }];
  const { label = '최대', text: trays = `${most}곳` } =
    (robot.stops === undefined && factOf(robot, 'trays')) || {};
  const figure = `${label} ${trays}`;
  if (most < stops) return [{ kind: 'check', text: `${stops}곳이면 나눠서 다녀옵니다 (${figure})` }];
  return [{ kind: 'reason', text: `한 번에 ${stops}곳을 들릅니다 (${figure})` }];
}

function onPlace({ task }: Robot, { place }: Answers): Verdict[] {
  if (place === undefined) return [];
  const name = placeNames[place];
  if (worksAt(task, place)) return [{ kind: 'reason', text: `${name}에서 쓰기에 알맞은 로봇입니다` }];
  return [{ kind: 'check', text: `${name}에서 쓸 수 있는지 확인 필요` }];
}

function onAd({ displayInch }: Robot, { ad = false }: Answers): Verdict[] {
  if (!ad) return [];
  if (displayInch === undefined) return [{ kind: 'check', text: '광고 화면 확인 필요' }];
  return [{ kind: 'reason', text: `${displayInch}인치 광고 화면이 있습니다` }];
}

const questions = [onTask, onAisle, onLoad, onArea, onStops, onPlace, onAd];

/** A fit, and what else decides its place. */
interface Candidate {
  fit: Fit;
  doubts: number;
  hasWantedScreen: boolean;
}

/** Sure ones first, then fewer doubts, fewer open questions, the screen that was asked for, more that speaks for it. */
function better(one: Candidate, other: Candidate): number {
  return (
    Number(other.fit.isSure) - Number(one.fit.isSure) ||
    one.doubts - other.doubts ||
    one.fit.toCheck.length - other.fit.toCheck.length ||
    Number(other.hasWantedScreen) - Number(one.hasWantedScreen) ||
    other.fit.reasons.length - one.fit.reasons.length
  );
}

const textsOf = (verdicts: readonly Verdict[], ...kinds: readonly Verdict['kind'][]): string[] =>
  verdicts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);

/**
 * Which robots fit, and why the others do not. Only what is known to be too wide, too weak or for another task is
 * ruled out.
 */
export function recommend(answers: Answers): Recommendation {
  const candidates: Candidate[] = [];
  const misses: Miss[] = [];
  for (const robot of robots) {
    const verdicts = questions.flatMap((question) => question(robot, answers));
    const [because] = textsOf(verdicts, 'miss');
    if (because !== undefined) misses.push({ model: robot.model, because });
    else candidates.push(candidateOf(robot, verdicts, answers));
  }
  const isForTask = ({ model }: Miss) => robotOf(model).task === answers.task;
  return {
    fits: candidates.toSorted(better).map(({ fit }) => fit),
    misses: misses.toSorted((one, other) => Number(isForTask(other)) - Number(isForTask(one))),
  };
}

function candidateOf(
  robot: (typeof robots)[number],
  verdicts: readonly Verdict[],
  answers: Answers,
): Candidate {
  const doubts = textsOf(verdicts, 'doubt').length;
  return {
    fit: {
      model: robot.model,
      reasons: textsOf(verdicts, 'reason'),
      toCheck: textsOf(verdicts, 'note', 'check', 'doubt'),
      isSure: textsOf(verdicts, 'check', 'doubt').length === 0,
    },
    doubts,
    hasWantedScreen: answers.ad === true && 'displayInch' in robot,
  };
}
