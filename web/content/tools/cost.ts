import type { SavingTexts } from '#catalog/saving-texts.ts';
import { paths } from '../paths.ts';
import { shareImages } from '../share-images.ts';

export const costPage = {
  title: '비용 계산',
  subtitle: '로봇이 대신 걷는 시간을 돈으로 바꿔 봅니다. 남지\u00a0않으면 남지\u00a0않는다고 말씀드립니다.',
  description:
    '시급과 영업시간, 한 시간에 나르는 횟수를 넣으면 로봇이 줄여주는 시간과 인건비, 손익분기점, 3년 동안의 비용을 계산 과정과 함께 보여 드립니다.',
  path: paths.cost,
  image: shareImages.cost,
} as const;

interface Problem {
  least: string;
  most: string;
  now: string | null;
}

const form = {
  title: '우리 매장의 숫자',
  fields: {
    wage: { label: '시급', unit: '원', hint: '2026년 법정 최저임금 10,320원' },
    hours: { label: '하루 영업시간', unit: '시간' },
    days: { label: '한 달 영업일', unit: '일' },
    trips: {
      label: '한 시간에 나르는 횟수',
      unit: '회',
      hint: '주방에서 테이블까지 다녀오면 1회입니다. 로봇이 여러 대면 모두 더합니다.',
    },
    minutes: { label: '한 번 다녀오는 시간', unit: '분', hint: '지금 직원이 걷는 시간' },
    share: {
      label: '로봇이 실제로 맡는 비율',
      unit: '%',
      hint: '나머지는 직원이 직접 나릅니다.',
    },
    robots: { label: '로봇 수', unit: '대' },
    rent: {
      label: '로봇 한 대의 월 비용',
      unit: '원',
      placeholder: '견적 금액',
    },
  },
  problems: {
    unread: ({ now }: Problem) =>
      now === null
        ? '숫자로 읽을 수 없습니다. 600,000이나 60만처럼 적어주세요.'
        : `숫자로 읽을 수 없어 처음 값(${now})으로 계산했습니다.`,
    outside: ({ least, most, now }: Problem) => `${least}~${most}만 계산할 수 있어 ${now}에 맞췄습니다.`,
    uneven: ({ now }: Problem) => `소수점 아래를 반올림해 ${now}에 맞췄습니다.`,
  },
  slider: (label: string) => `${label} 조절`,
  quote: '월 비용에는 받으신 견적을 넣어주세요. 저희가 정해 둔 값은 없습니다.',
  example: '견적이 없다면 예시 600,000원으로 보기',
  exampleMark: '예시: 600,000원은 설명을 위한 값이며 견적이 아닙니다.',
  exampleValue: '예시 600,000',
  withoutExample: '예시 빼기',
  model: (model: string) => `${model} 페이지에서 오셨습니다. 상담을 신청하시면 모델명도 함께 전해집니다.`,
  submit: '계산하기',
  reset: '처음 값으로',
} as const;

const verdict = {
  pays: ({ net, breakEven, trips, isFree }: SavingTexts) => ({
    before: '한 달에 ',
    figure: net,
    after: '이 남습니다.',
    text: `${isFree ? '로봇 비용이 0원이면 한 번만 날라도 남습니다.' : `한 시간에 ${breakEven} 이상 나르면 남기 시작합니다.`} 지금은 ${trips}입니다.`,
  }),
  even: ({ breakEven }: SavingTexts) => ({
    before: '한 달에 ',
    figure: '남는 돈',
    after: '이 없습니다.',
    text: `줄어드는 인건비가 로봇 비용과 같습니다. 한 시간에 ${breakEven}보다 많이 나르면 남기 시작합니다.`,
  }),
  loses: ({ missing, breakEven, trips, isFarOff }: SavingTexts) => ({
    before: '한 달에 ',
    figure: missing,
    after: '이 모자랍니다.',
    text: `이 조건에서는 로봇을 권하지 않습니다. 한 시간에 ${trips}로는 나르는 횟수가 적습니다. 로봇은 걷는 일을 대신할 뿐 직원을 대신하지 않으므로, ${breakEven && !isFarOff ? `한 시간에 ${breakEven}를 넘을 때` : '나르는 일이 훨씬 늘었을 때'} 다시 계산해보세요.`,
  }),
  unknown: ({ savedHours, saved, mostRent }: SavingTexts) => ({
    before: '한 달에 ',
    figure: saved,
    after: '어치의 걷는 시간을 덜어냅니다.',
    text: `직원이 걷는 시간이 ${savedHours} 줄어듭니다. 로봇 한 대의 월 비용이 ${mostRent}보다 낮으면 남습니다. 견적을 넣으면 손익분기점까지 계산해 드립니다.`,
  }),
  nothing: () => ({
    before: '',
    figure: '덜어낼 걷는 시간',
    after: '이 없습니다.',
    text: '로봇이 맡을 일이 없으면 비용이 얼마든 남지 않습니다. 로봇은 걷는 일을 대신할 뿐 직원을 대신하지 않습니다.',
  }),
  stats: { hours: '줄어드는 시간', won: '줄어드는 인건비', breakEven: '손익분기점' },
  perHour: (breakEven: string) => `한 시간 ${breakEven}`,
  noQuote: '견적 필요',
  never: '없음',
  free: '첫 회부터 남음',
  crowded: ({ robots, neededRobots }: SavingTexts) =>
    `로봇 ${robots}로는 모자랄 수 있습니다. 로봇이 사람과 같은 시간에 다녀온다면 ${neededRobots}가 필요합니다.`,
  send: '이 결과로 상담받기',
  quote: '이 조건으로 견적 요청하기',
} as const;

function whereEven({ breakEven, isFree }: SavingTexts): string {
  if (isFree) return '로봇 비용이 0원이라 첫 회부터 남습니다.';
  return breakEven === null ? '손익분기점은 없습니다.' : `손익분기점은 ${breakEven}입니다.`;
}

const chart = {
  title: '한 시간에 몇 번 나르면 남을까요?',
  net: '한 달에 남는 돈(만원)',
  saved: '한 달에 줄어드는 인건비(만원)',
  trips: '한 시간에 나르는 횟수(회)',
  now: (trips: string, amount: string) => `지금 ${trips}회, ${amount}만원`,
  breakEven: (trips: string) => `손익분기 ${trips}`,
  describe: (texts: SavingTexts) =>
    texts.net === null
      ? `나르는 횟수가 늘면 줄어드는 인건비도 늘어나는 직선입니다. 지금은 ${texts.trips}에 ${texts.saved}입니다.`
      : `나르는 횟수가 늘면 남는 돈도 늘어나는 직선입니다. 지금은 ${texts.trips}에 ${texts.net}입니다. ${whereEven(texts)}`,
  noQuote: '로봇의 월 비용을 넣으면 손익분기점이 그려집니다.',
  outOfSight: ({ breakEven }: SavingTexts) =>
    breakEven === null
      ? '이 조건에서는 몇 번을 날라도 손익분기점에 닿지 않습니다.'
      : `손익분기점은 한 시간에 ${breakEven}로, 그림보다 훨씬 오른쪽에 있습니다.`,
} as const;

const formula = {
  title: '이렇게 계산했습니다',
  rows: {
    hours: {
      label: '줄어드는 시간',
      words: '나르는 횟수 × 한 번 다녀오는 시간 ÷ 60 × 영업시간 × 영업일 × 로봇이 맡는 비율',
    },
    won: { label: '줄어드는 인건비', words: '줄어드는 시간 × 시급' },
    net: { label: '남는 돈', words: '줄어드는 인건비 − 로봇 한 대의 월 비용 × 로봇 수' },
    breakEven: { label: '손익분기점', words: '남는 돈이 0원이 되는 한 시간의 횟수' },
  },
  about: (result: string) => `약 ${result}`,
  noQuote: '로봇의 월 비용을 알아야 계산할 수 있습니다.',
  never: '로봇이 맡는 일이 없어 닿지 않습니다.',
} as const;

const years = {
  title: '3년을 나란히 놓으면',
  lead: '같은 조건이 이어질 때 처음부터 더한 금액입니다.',
  year: (year: number) => `${year}년`,
  saved: '줄어드는 인건비',
  spent: '로봇 비용',
  net: '남는 돈',
  unit: '만원',
  item: '항목',
  describe: '해마다 처음부터 더한 인건비 절감액과 로봇 비용을 막대로 나란히 보여줍니다.',
  noQuote: '견적 필요',
} as const;

const notCounted = {
  title: '계산에 넣지 않은 것',
  lead: '아래는 매장마다 달라 더하지도 빼지도 않았습니다.',
  items: [
    {
      name: '교육과 적응',
      text: '교육은 한\u00a0시간쯤이면 끝나지만, 직원과 로봇이 손발을 맞추는 데에는 며칠이 걸립니다.',
    },
    { name: '청소', text: '트레이와 바퀴를 닦는 일은 날마다 직원의 몫입니다.' },
    { name: '전기', text: '충전에 드는 전기 요금은 매장에서 냅니다.' },
    { name: '수당과 보험', text: '주휴수당과 4대 보험을 더하면 줄어드는 인건비는 더 커집니다.' },
  ],
} as const;

const closing = {
  title: '숫자를 들고 상담하세요',
  text: '결과를 문의와 함께 보내시면 담당자가 같은 숫자로 견적을 드립니다. 보내기 전에 내용을 확인하고 뺄 수 있습니다.',
} as const;

/** What goes along with the inquiry. */
function note(figures: SavingTexts): string {
  const { wage, hours, days, trips, minutes, share, robots, rent, savedHours, saved, net } = figures;
  const reached = figures.breakEven === null ? verdict.never : `한 시간 ${figures.breakEven}`;
  const even = figures.isFree ? verdict.free : reached;
  const cost = rent === null ? '아직 모름' : rent + (figures.isExample ? ' (예시 값)' : '');
  return [
    '[비용 계산]',
    `시급 ${wage}, 하루 ${hours}, 한 달 ${days}`,
    `한 시간 ${trips}, 한 번 ${minutes}, 로봇이 맡는 비율 ${share}, 로봇 ${robots}`,
    `로봇 한 대의 월 비용: ${cost}`,
    `줄어드는 시간: 한 달 ${savedHours}`,
    `줄어드는 인건비: 한 달 ${saved}`,
    ...(net === null ? [] : [`남는 돈: 한 달 ${net}`, `손익분기점: ${even}`]),
  ].join('\n');
}

export const costWords = { form, verdict, chart, formula, years, notCounted, closing, note } as const;
