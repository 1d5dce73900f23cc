import type { DayTexts, DayWork, FleetTexts, FleetVerdict } from '#planner/day-texts.ts';
import type { PlaceWords } from './planner-templates/place-words.ts';

/** 55초로, 3분으로 */
const to = (wait: string) => (wait.endsWith('초') ? '로' : '으로');

/** 1 → 1, 0.8 → 0.8 */
const driving = (ms: number) => `초속 ${ms}m`;

/** How long is simulated. */
const span = (hours: number) => (hours === 1 ? '한 시간' : `${hours}시간`);

const unfinished = ({ order }: PlaceWords) => `시간 안에 도착하지 못한 ${order}`;

const headlines = ({ cargo, order }: PlaceWords) => ({
  alone: ({ wait }: FleetTexts) => ({
    before: `로봇 1대면 ${cargo}이 평균 `,
    figure: wait,
    after: ' 만에 도착합니다.',
  }),
  less: ({ robots, wait, waitAlone }: FleetTexts) => ({
    before: `로봇 ${robots}대면 평균 대기가 ${waitAlone}에서 `,
    figure: wait,
    after: `${to(wait)} 줄어듭니다.`,
  }),
  same: ({ robots, wait }: FleetTexts) => ({
    before: `로봇을 ${robots}대로 늘려도 평균 대기는 `,
    figure: wait,
    after: `${to(wait)} 거의 같습니다.`,
  }),
  behind: ({ robots, ordered, unfinished: late }: FleetTexts) => ({
    before: `로봇 ${robots}대로는 ${order} ${ordered}건 중 `,
    figure: `${late}건`,
    after: '이 시간 안에 도착하지 못합니다.',
  }),
});

function more({ kind, more: change, texts: { robots, enough, next } }: FleetVerdict): string | null {
  const enoughText = `이\u00a0조건에는 ${enough}대면 충분합니다.`;
  if (next === null || change === null) return enough < robots ? enoughText : null;
  if (change === 'noPlace')
    return `픽업 위치 옆에 ${next.robots}번째 로봇이 설 자리가 없어, 더 늘려도 달라지지 않습니다.`;
  if (change === 'less')
    return `${next.robots}대로 늘리면 평균 대기가 ${next.wait}${to(next.wait)} ${kind === 'less' ? '더 ' : ''}줄어듭니다.`;
  if (kind === 'behind') return `${next.robots}대로 늘려도 나아지지 않습니다. 통로와 픽업 위치를 넓혀보세요.`;
  return `${next.robots}대로 늘려도 거의 달라지지 않습니다. ${enoughText}`;
}

/** The day of the store simulator, in the words of a place. */
export const plannerDayWords = (place: PlaceWords) => ({
  title: (hours: number) => `바쁜 ${span(hours)}을 돌려보세요`,
  lead: `${place.request}이 들어오고 로봇이 나르는 모습을 그대로 재생합니다. 로봇 수를 바꾸면 같은 ${place.request}에서 무엇이 달라지는지 바로 보입니다.`,
  watch: (hours: number) => `${span(hours)} 돌려보기`,
  form: {
    title: '시뮬레이션 조건',
    model: { label: '로봇 모델', hint: (passageCm: number) => `최소 통과 폭 ${passageCm}cm` },
    ordersPerHour: {
      label: `시간당 ${place.order} 수`,
      unit: '건',
      hint: ({ min, max }: { min: number; max: number }) => `${min}건에서 ${max}건까지`,
      slider: `시간당 ${place.order} 수 조절`,
    },
    hours: { label: '시간', unit: '시간', hint: () => '바쁜 때를 보려면 1시간', slider: '시간 조절' },
  },
  headline: {
    headlines: headlines(place),
    more,
    out: ({ robots, out }: FleetTexts) =>
      `로봇 ${robots}대 중 ${out}대는 픽업 위치 옆에 설 자리가 없어 움직이지 않습니다. 픽업 위치 둘레를 비워보세요.`,
    working: (done: number, all: number) => `로봇 수를 바꿔 가며 계산하고 있습니다. ${done}/${all}`,
  },
  picker: {
    legend: '로봇 수와 평균 대기',
    robots: (count: number) => `${count}대`,
    pending: '…',
  },
  player: {
    play: '재생',
    pause: '일시정지',
    replay: '처음부터 다시 재생',
    timeBar: '재생 위치',
    speed: '재생 속도',
    times: (speed: number) => `${speed}×`,
  },
  legend: {
    waiting: `${place.cargo}을 기다리는 ${place.stop}`,
    long: (minutes: number) => `${minutes}분 넘게 기다린 ${place.stop}`,
    served: `방금 ${place.cargo}이 도착한 ${place.stop}`,
    unreachable: `로봇이 못 가는 ${place.stop}`,
  },
  anotherDay: `다른 ${place.order} 재생하기`,
  figures: {
    title: '지금까지의 기록',
    ordered: place.order,
    delivered: '도착',
    open: '대기 중',
    meanWait: '평균 대기',
    p95Wait: '95% 대기',
    busy: '가동률',
    orders: (count: number) => `${count.toLocaleString('ko-KR')}건`,
    percent: (share: number) => `${Math.round(share * 100)}%`,
    none: '–',
  },
  chart: {
    title: '로봇 수에 따른 대기 시간',
    describe: (most: number) =>
      `로봇이 1대에서 ${most}대일 때 평균 대기와 95% 대기를 막대로 나란히 보여줍니다.`,
    robots: (count: number) => `${count}대`,
    robotsHead: '로봇 수',
    mean: '평균 대기',
    p95: '95% 대기',
    unfinished: unfinished(place),
    orders: (count: number) => `${count.toLocaleString('ko-KR')}건`,
    axis: { seconds: '대기 시간(초)', minutes: '대기 시간(분)' },
    progress: (done: number, all: number) => `계산 중 ${done}/${all}`,
    behind: (robots: number, ordered: number, late: number) =>
      `로봇 ${robots}대로는 ${place.order} ${ordered}건 중 ${late}건이 시간 안에 도착하지 못했습니다. 실제 대기는 그림보다 깁니다.`,
  },
  terms: ({ ordersPerTrip, loadS, unloadS, speedMs, assumes }: DayWork, comparedHours: number) => [
    {
      name: '대기',
      text: `${place.cargo}이 픽업 위치에 나온 때부터 ${place.stop}에 닿을 때까지의 시간입니다.`,
    },
    {
      name: '계산에 쓴 값',
      text: [
        assumes.speedMs
          ? `이 모델의 주행 속도는 확인이 필요해 ${driving(speedMs)}로 보았습니다.`
          : `주행 속도는 ${driving(speedMs)}입니다.`,
        assumes.ordersPerTrip
          ? `한 번에 나르는 ${place.order} 수는 확인이 필요해 ${ordersPerTrip}건으로 보았습니다.`
          : `한 번에 ${place.order} ${ordersPerTrip}건까지 나릅니다.`,
        `${place.cargo}을 싣는 데 ${place.order}마다 ${loadS}초, 내리는 데 ${place.stop}마다 ${unloadS}초를 넣었습니다.`,
      ].join(' '),
    },
    {
      name: `${place.order} 수`,
      text: `${place.asTheyCome} ${place.request}은 고르지 않게 들어옵니다. 시간당 60건으로 정해도 64건이 들어오는 때가 있습니다.`,
    },
    {
      name: '로봇 수 비교',
      text: `들어오는 ${place.request}이 매번 다르므로, 같은 조건으로 모두 ${comparedHours}시간 이상을 돌린 평균입니다. 재생은 같은 조건으로 한 번 돌린 모습입니다.`,
    },
    {
      name: '95% 대기',
      text: `도착한 ${place.order} 100건 중 95건이 이 시간 안에 왔습니다. ${unfinished(place)}은 빠져 있습니다.`,
    },
    {
      name: '가동률',
      text: `로봇이 ${place.cargo}을 싣고 나가 돌아올 때까지의 시간이 전체에서 차지하는 비율입니다.`,
    },
    {
      name: '계산에 넣지 않은 것',
      text: `${place.inTheWay}, 방향을 바꾸고 멈추는 시간, 충전, 문과 엘리베이터와 문턱, ${place.backlog}, ${place.request}이 한꺼번에 몰리는 때는 넣지 않았습니다. ${place.inEarnest} 더 걸릴 수 있습니다.`,
    },
  ],
  noTables: '배치도에 테이블이 없습니다. 테이블을 하나 이상 놓으면 로봇이 움직입니다.',
  noReach: (model: string) =>
    `${model} 로봇이 갈 수 있는 곳이 없습니다. 통로를 넓히거나 폭이 좁은 모델을 골라보세요.`,
  failed: '시뮬레이션을 계산하지 못했습니다. 잠시 후 다시 시도해주세요.',
  retry: '다시 계산하기',
  /** What goes along with the inquiry. */
  note: (day: DayTexts) =>
    [
      `[${span(day.hours)} 시뮬레이션]`,
      `${day.model} ${day.robots}대, 시간당 ${place.order} ${day.ordersPerHour}건, ${day.hours}시간`,
      `평균 대기 ${day.meanWait}, 95% 대기 ${day.p95Wait}, 가동률 ${day.busyPercent}%`,
      `${place.order} ${day.ordered}건 중 ${unfinished(place)} ${day.unfinished}건`,
      `계산에 쓴 값: ${driving(day.work.speedMs)}${day.work.assumes.speedMs ? '(가정)' : ''}, 한 번에 ${place.order} ${day.work.ordersPerTrip}건${day.work.assumes.ordersPerTrip ? '(가정)' : ''}, 싣기 ${day.work.loadS}초, 내리기 ${day.work.unloadS}초`,
      `로봇 수별 평균 대기: ${day.fleets.map(({ robots, wait }) => `${robots}대 ${wait}`).join(', ')}`,
    ].join('\n'),
});
