import { placeNames, taskNames, type Answers, type Place } from './answers.ts';
import { robots, type Model, type Robot, type Task } from './robots.ts';

export interface Fit {
  model: Model;
  reasons: string[];
  /** What nobody has stated, or what should be talked about. */
  toCheck: string[];
}

export interface Miss {
  model: Model;
  because: string;
}

export interface Recommendation {
  /** Best first. */
  fits: Fit[];
  misses: Miss[];
}

/** What one answer means for one robot: it speaks for it, must be asked about, or rules it out. */
type Verdict = { reason: string } | { check: string } | { miss: string } | null;

const taskReasons: Record<Task, string> = {
  serving: '음식을 나르고 빈 그릇을 거두는 서빙로봇입니다',
  delivery: '닫힌 수납공간으로 물건을 전하는 배송로봇입니다',
  carrying: '무거운 짐을 실어 나르는 물류로봇입니다',
  cleaning: '바닥을 스스로 돌며 청소하는 로봇입니다',
};

/** Where each kind of work is at home. */
const placesOf: Record<Task, readonly Place[]> = {
  serving: ['restaurant', 'buffet', 'cafe', 'golf', 'hospital', 'hotel'],
  delivery: ['hotel', 'hospital', 'office'],
  carrying: ['warehouse', 'factory'],
  cleaning: ['restaurant', 'buffet', 'cafe', 'golf', 'hospital', 'hotel', 'warehouse', 'factory', 'office'],
};

const written = (value: number) => value.toLocaleString('ko-KR');

/** A middle dot in a sentence is no place to break the line. */
const unbroken = (task: Task) => taskNames[task].replace('·', '\u2060·\u2060');

function onTask({ task }: Robot, wanted: Task | undefined): Verdict {
  if (wanted === undefined || wanted === task) return { reason: taskReasons[task] };
  return { miss: `${unbroken(task)}에 쓰는 로봇이라 ${unbroken(wanted)}에는 맞지 않습니다` };
}

function onAisle({ passageCm, variants = [], sizeCm }: Robot, aisle: number | undefined): Verdict[] {
  if (aisle === undefined) return [];
  if (passageCm === undefined)
    return [{ check: `최소 통과 폭 확인 필요 (몸체 폭 ${sizeCm.w}cm, 통로 ${written(aisle)}cm)` }];
  if (passageCm > aisle)
    return [{ miss: `통로 ${written(aisle)}cm를 지나가지 못합니다 (최소 ${passageCm}cm)` }];
  const tooWide = variants.filter((variant) => variant.passageCm > aisle);
  return [
    { reason: `통로 ${written(aisle)}cm를 지나갑니다 (최소 ${passageCm}cm)` },
    ...tooWide.map((variant) => ({ check: `${variant.name}은 ${variant.passageCm}cm가 필요합니다` })),
  ];
}

function onLoad({ payloadKg, atLeast, task }: Robot, load: number | undefined): Verdict {
  if (load === undefined || load === 0) return null;
  if (payloadKg === undefined)
    return { check: task === 'cleaning' ? '짐을 싣는 로봇이 아닙니다' : '적재 무게 확인 필요' };
  const most = atLeast?.includes('payloadKg') ? `${payloadKg}kg 이상` : `최대 ${payloadKg}kg`;
  if (payloadKg < load) return { miss: `${written(load)}kg을 싣는지 확인되지 않았습니다 (${most})` };
  return { reason: `한 번에 ${written(load)}kg을 싣습니다 (${most})` };
}

function onArea({ cleaningM2PerH: pace, runH, task }: Robot, area: number | undefined): Verdict[] {
  if (area === undefined || area === 0 || task !== 'cleaning') return [];
  if (pace === undefined) return [{ check: '시간당 청소 면적 확인 필요' }];
  const hours = written(Math.ceil((area / pace) * 10) / 10);
  const reach = runH === undefined ? Infinity : pace * runH;
  return [
    { reason: `${written(area)}m²를 ${hours}시간이면 청소합니다 (시간당 ${written(pace)}m²)` },
    ...(area > reach
      ? [{ check: `충전 한 번에 ${written(reach)}m²까지입니다. 나눠 청소하거나 여러 대가 필요합니다` }]
      : []),
  ];
}

function onStops({ stops: most, trays, task }: Robot, stops: number | undefined): Verdict {
  if (stops === undefined || stops === 1 || task === 'cleaning') return null;
  const known = most ?? trays;
  if (known === undefined) return { check: '한 번에 들르는 곳 수 확인 필요' };
  const figure = most === undefined ? `트레이 ${trays}단` : `최대 ${most}곳`;
  if (known < stops) return { check: `${stops}곳이면 나눠서 다녀옵니다 (${figure})` };
  return { reason: `한 번에 ${stops}곳을 들릅니다 (${figure})` };
}

function onPlace({ task }: Robot, place: Place | undefined): Verdict {
  if (place === undefined) return null;
  const name = placeNames[place];
  if (placesOf[task].includes(place)) return { reason: `${name}에서 쓰기 알맞은 로봇입니다` };
  return { check: `${name}에서 쓸 수 있는지 확인 필요` };
}

function onAd({ displayInch }: Robot, ad: boolean | undefined): Verdict {
  if (!ad) return null;
  if (displayInch === undefined) return { check: '광고 화면 확인 필요' };
  return { reason: `${displayInch}인치 광고 화면이 있습니다` };
}

function verdictsOn(robot: Robot, answers: Answers): Exclude<Verdict, null>[] {
  const all = [
    onTask(robot, answers.task),
    ...onAisle(robot, answers.aisle),
    onLoad(robot, answers.load),
    ...onArea(robot, answers.area),
    onStops(robot, answers.stops),
    onPlace(robot, answers.place),
    onAd(robot, answers.ad),
  ];
  return all.filter((verdict) => verdict !== null);
}

/** Fewer open questions first, then more that speaks for it, then the order of the catalogue. */
function better(one: Fit, other: Fit): number {
  return one.toCheck.length - other.toCheck.length || other.reasons.length - one.reasons.length;
}

/** Which robots fit, and why the others do not. Only what is known to be too wide, too weak or for another task is ruled out. */
export function recommend(answers: Answers): Recommendation {
  const fits: Fit[] = [];
  const misses: Miss[] = [];
  for (const robot of robots) {
    const verdicts = verdictsOn(robot, answers);
    const miss = verdicts.find((verdict) => 'miss' in verdict);
    if (miss !== undefined) misses.push({ model: robot.model, because: miss.miss });
    else
      fits.push({
        model: robot.model,
        reasons: verdicts.flatMap((verdict) => ('reason' in verdict ? [verdict.reason] : [])),
        toCheck: verdicts.flatMap((verdict) => ('check' in verdict ? [verdict.check] : [])),
      });
  }
  return { fits: fits.toSorted(better), misses };
}
