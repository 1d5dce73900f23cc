import { company } from '#contract/company.ts';
import { placeNames } from '#catalog/answers.ts';
import type { Task } from '#catalog/robots.ts';
import { placeOf, stopName } from '#planner/place.ts';
import type { Obstruction, PlanTexts } from '#planner/plan-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { paths } from '../paths.ts';
import { shareImages } from '../share-images.ts';
import { plannerDayWords } from './planner-day.ts';
import { placeWords, wordsFor } from './planner-templates/places.ts';

export const plannerPage = {
  title: '매장 시뮬레이터',
  subtitle: '우리 매장에서 로봇이 어디까지 가는지 확인하세요.',
  description:
    '매장 배치를 그리면 어느 로봇이 어느 테이블까지 갈 수 있는지, 가장 좁은 통로가 몇 cm인지 바로 보여 드립니다. 바쁜 시간을 돌려보고 배치도를 그대로 상담에 보내세요.',
  path: paths.planner,
  image: shareImages.planner,
} as const;

/** Made once for each place: what shows them is drawn anew only for other words. */
const dayWords = new Map(Object.values(placeWords).map((place) => [place, plannerDayWords(place)]));

const uses: Record<Task, string> = {
  serving: '서빙',
  delivery: '호텔 배송',
  carrying: '짐 운반',
  cleaning: '청소',
};

const toCheck = '최소 통과 폭 확인 필요';

const reachedOf = (stop: string) => (all: number, reached: number) => `${all}개 ${stop} 중 ${reached}개`;

const palette = {
  title: '놓을 물건',
  presets: {
    table4: { label: '4인석', name: '테이블' },
    table2: { label: '2인석', name: '테이블' },
    table: { label: '테이블', name: '테이블' },
    chair: { label: '의자', name: '의자' },
    counter: { label: '카운터', name: '카운터' },
    wall: { label: '벽', name: '벽' },
    plant: { label: '화분', name: '화분' },
  },
  placing: (thing: string) => `${thing}: 놓을 곳을 누르거나 끌어서 그려주세요.`,
} as const;

const edit = {
  title: '편집',
  undo: '되돌리기',
  redo: '다시 하기',
  rotate: '회전',
  copy: '복사',
  remove: '삭제',
} as const;

const commands = {
  undone: '되돌렸습니다.',
  redone: '다시 했습니다.',
  added: (name: string) => `${name} 추가`,
  copied: (name: string) => `${name} 복사`,
  rotated: (name: string) => `${name} 회전`,
  removed: (name: string) => `${name} 삭제`,
  moved: (name: string, x: number, y: number) => `${name} 이동: 왼쪽에서 ${x}cm, 위에서 ${y}cm`,
  movedIn: (count: number) =>
    `매장이 작아져 물건 ${count}개를 안으로 옮기거나 잘랐습니다. 되돌리기로 되살릴 수 있습니다.`,
  pickup: '픽업 위치',
  dock: '충전 위치',
} as const;

const things = {
  title: '물건 목록',
  planName: '매장 이름',
  width: '매장 가로',
  depth: '매장 세로',
  kinds: { table: '테이블', chair: '의자', counter: '카운터', wall: '벽', plant: '화분' },
  kindCount: (kind: string, count: number) => `${kind} ${count}개`,
  pickup: commands.pickup,
  dock: commands.dock,
  addDock: '충전 위치 추가',
  addThing: (thing: string) => `${thing} 추가`,
  summary: ({ x, y, w, d }: { x: number; y: number; w?: number; d?: number }) =>
    w === undefined ? `왼쪽에서 ${x}cm, 위에서 ${y}cm` : `가로 ${w}cm, 세로 ${d}cm`,
  fields: { name: '이름', x: '왼쪽에서', y: '위에서', w: '가로', d: '세로', cm: 'cm' },
} as const;

export const plannerWords = {
  day: (plan: Plan) => dayWords.get(wordsFor(plan))!,
  withoutScripts: {
    title: '로봇이 우리 매장에서 다닐 수 있을까요?',
    text: '매장을 그리면 어느 로봇이 어느 테이블까지 가는지 알려 드리는 화면입니다. 그리려면 브라우저에서 자바스크립트를 켜주세요. 아래는 완성된 예시이며, 도면을 가지고 계시면 상담으로 대신 그려 드립니다.',
    inquire: '상담 문의하기',
  },
  canvasHint:
    '물건을 끌어 우리 매장처럼 놓아보세요. 고른 물건은 방향키로 10cm씩, Shift와 함께 1cm씩 옮깁니다. R 회전, Ctrl+D 복사, Delete 삭제, Ctrl+Z 되돌리기. Alt를 누르고 끌면 1cm 단위로 움직입니다.',
  templates: {
    title: '예시 매장',
    tables: (plan: Plan, count: number) => `${stopName(plan)} ${count}개`,
    aside: '이전 배치도',
    asideOpened: '이전 배치도를 열었습니다.',
    chosen: (name: string) => `예시 매장을 열었습니다: ${name}. 이전 배치는 되돌리기로 불러올 수 있습니다.`,
  },
  palette,
  edit,
  zoom: { zoomIn: '확대', zoomOut: '축소', whole: '전체 보기' },
  opening: {
    fromLink: '링크의 배치도를 열었습니다.',
    fromLinkOverOwn:
      '링크의 배치도를 열었습니다. 작업하시던 배치도는 되돌리기로 불러올 수 있고, 예시 매장 옆 이전 배치도에도 남아 있습니다.',
    badLink: (why: string) => `${why} 지금 배치도는 그대로 두었습니다.`,
    otherTab:
      '다른 탭에서도 배치도를 바꾸고 있습니다. 이 브라우저에는 마지막에 바꾼 배치도만 남으니, 둘 다 필요하면 링크를 복사해 두세요.',
  },
  commands,
  notice: { close: '알림 닫기' },
  legend: (plan: Plan) => ({
    driven: (model: string) => `${model} 로봇의 길`,
    narrower: '더 좁은 로봇만 가는 길',
    nobody: '못 가는 곳',
    reached: `갈 수 있는 ${stopName(plan)}`,
    missed: `못 가는 ${stopName(plan)}`,
    tight: '로봇보다 좁은 곳(cm)',
    spot: '가장 좁은 폭(cm)',
    pickup: commands.pickup,
    dock: commands.dock,
    grid: '한 칸 1m',
    unknown: (model: string) => `${model} 로봇의 최소 통과 폭은 확인이 필요합니다. 상담으로 알려 드립니다.`,
    closed: '막힘',
  }),
  models: (plan: Plan) => ({
    title: '갈 수 있는 로봇',
    hint: '로봇을 고르면 지나는 길과 갈 수 있는 곳이 그림에 나타납니다.',
    counted: placeOf(plan) === 'restaurant' ? '' : `테이블을 더 놓으면 ${stopName(plan)} 하나로 셉니다.`,
    count: reachedOf(stopName(plan)),
    uses,
    passage: (cm: number) => `최소 통과 폭 ${cm}cm`,
    toCheck,
    unknown: '확인 필요',
    noTables: '테이블을 놓으면 로봇이 갈 수 있는지 알려 드립니다.',
    because: (obstruction: Obstruction, passageCm: number) => {
      if (obstruction.why === 'pickup')
        return `픽업 위치에 로봇이 설 폭이 ${Math.floor(obstruction.roomCm)}cm입니다. ${passageCm - Math.floor(obstruction.roomCm)}cm\u00a0모자랍니다.`;
      if (obstruction.why === 'closed') return `길이 막힌 ${stopName(plan)}: ${obstruction.table}`;
      const way = Math.floor(obstruction.wayCm);
      return `${obstruction.table}까지 가장 좁은 곳이 ${way}cm입니다. ${passageCm - way}cm\u00a0모자랍니다.`;
    },
    elsewhere: `${placeNames[placeOf(plan)]}에서 쓸 수 있는지 확인 필요`,
  }),
  pickupWarning: (plan: Plan, cm: number, leastCm: number) =>
    `픽업 위치에서 가장 가까운 물건까지 ${cm}cm입니다. ${leastCm}cm 이상 떨어뜨려야 모든 로봇이 ${wordsFor(plan).cargo}을 받을 수 있습니다.`,
  things,
  photo: {
    title: '도면 사진 따라 그리기',
    hint: '가지고 계신 도면이나 사진을 바닥에 깔고 따라 그릴 수 있습니다. 사진은 이 화면에만 있어 링크나 문의에 들어가지 않고, 화면을 새로 고치면 사라집니다.',
    choose: '사진 고르기',
    change: '다른 사진',
    remove: '사진 빼기',
    opacity: '사진 진하기',
    width: '사진 가로',
    x: '사진 왼쪽에서',
    y: '사진 위에서',
    cm: 'cm',
    unreadable: '이 파일은 열 수 없습니다. JPG, PNG, WebP 사진을 골라주세요.',
  },
  share: {
    share: '링크 복사',
    shared: '링크를 복사했습니다. 이 링크로 누구나 같은 배치도를 볼 수 있습니다.',
    copyByHand: '아래 주소를 복사해주세요.',
    print: '인쇄하기',
  },
  paper: {
    made: (date: string) => `${date} ${company.name} ${plannerPage.title}`,
    phone: `상담 전화 ${company.phone}`,
  },
  closing: {
    title: '이 배치 그대로 상담하세요',
    text: '배치도와 확인한 결과를 문의에 담아 보냅니다. 보내기 전에 내용을 확인하고 뺄\u00a0수\u00a0있습니다.',
    send: '이 배치로 상담받기',
    failed: '문의 화면을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러주세요.',
  },
  note: ({ name, size, stop, tables, models }: PlanTexts) =>
    [
      '[매장 시뮬레이터]',
      `매장: ${name} (${size}, ${stop} ${tables}개)`,
      ...models.map(({ model, isChosen, reached }) => {
        const found = reached === null ? toCheck : reachedOf(stop)(tables, reached);
        return `${model}: ${found}${isChosen ? ' (고른 모델)' : ''}`;
      }),
    ].join('\n'),
} as const;
