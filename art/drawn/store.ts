// Words of the store-integration pictures. Every order, table, figure and name on the screens is a sample.
// The order of the words is the order in which the alternative text reads them.
import { wholeText } from './whole-text.ts';

export const SAMPLE_NOTE = '예시 화면';

export const store = {
  flow: {
    step: '한 번에 이어지는 매장',
    title: '주문부터 서빙까지 하나로',
    screen: {
      steps: [
        { name: '주문', detail: '테이블 오더' },
        { name: '주방', detail: '주방 화면' },
        { name: '로봇', detail: '자동 배정' },
        { name: '테이블', detail: '도착 알림' },
      ],
      caption: '주문이 들어오면 로봇이 스스로 움직입니다.',
    },
  },
  tableOrder: {
    step: '테이블 오더',
    title: '자리에서 고르고 바로 주문',
    screen: {
      table: '7번 테이블',
      tabs: ['추천', '식사', '음료'],
      menu: [
        { name: '돌솥비빔밥', price: '12,000원' },
        { name: '들깨칼국수', price: '10,000원' },
        { name: '한라봉 에이드', price: '6,500원' },
      ],
      cart: { label: '담은 메뉴 3개', total: '28,500원', order: '주문하기' },
    },
  },
  kitchen: {
    step: '주방 화면',
    title: '조리 순서가 한눈에',
    screen: {
      tickets: [
        {
          table: '7번',
          state: '조리 중',
          time: '4분',
          dishes: ['돌솥비빔밥 1', '들깨칼국수 1'],
          action: '조리 완료',
        },
        { table: '3번', state: '대기', time: '1분', dishes: ['해물파전 1', '막국수 2'], action: '조리 시작' },
        { table: '12번', state: '완료', time: '8분', dishes: ['갈비탕 2', '공깃밥 1'], action: '로봇 호출' },
      ],
    },
  },
  assign: {
    step: '로봇 배정',
    title: '가까운 로봇이 먼저 움직입니다',
    screen: {
      task: '7번 테이블 배송',
      robots: [
        { name: 'T10 1호', state: '배정됨', detail: '주방에서 2m' },
        { name: 'T8 2호', state: '이동 중', detail: '3번 테이블' },
        { name: 'T11 3호', state: '충전 중', detail: '배터리 64%' },
      ],
      action: '지금 출발',
    },
  },
  arrival: {
    step: '도착 알림',
    title: '로봇이 도착을 알립니다',
    screen: {
      greeting: '7번 테이블, 음식이 도착했습니다',
      trays: ['1단 돌솥비빔밥', '2단 들깨칼국수', '3단 한라봉 에이드'],
      action: '다 받았어요',
    },
  },
  dashboard: {
    step: '통합 대시보드',
    title: '매장의 오늘을 한 화면에',
    screen: {
      figures: [
        { label: '오늘 배송', value: '182회' },
        { label: '전체 로봇', value: '4대' },
        { label: '평균 도착', value: '1분 20초' },
      ],
      chart: { title: '시간대별 배송', hours: ['10시', '12시', '14시', '16시', '18시', '20시'] },
      robots: [
        { name: 'T10 1호', state: '서빙 중', task: '7번 테이블로', battery: '82%' },
        { name: 'T8 2호', state: '퇴식 중', task: '3번 테이블에서', battery: '18%' },
        { name: 'T11 3호', state: '충전 중', task: '충전소', battery: '64%' },
        { name: 'C30 4호', state: '대기', task: '22:00 청소', battery: '91%' },
      ],
    },
  },
  robotMap: {
    step: '로봇 지도',
    title: '로봇이 어디 있는지 보입니다',
    screen: {
      places: ['주방', '홀', '창가', '입구', '충전소'],
      robots: ['T10', 'T8', 'C30'],
      selected: { name: 'T10 1호', detail: '7번 테이블로 이동 중' },
    },
  },
  callBell: {
    step: '호출벨',
    title: '벨을 누르면 로봇이 갑니다',
    screen: {
      bell: '호출',
      calls: [
        { table: '5번 테이블', need: '물과 물수건', state: '로봇 출발' },
        { table: '9번 테이블', need: '빈 그릇 수거', state: '다음 차례' },
        { table: '2번 테이블', need: '앞접시', state: '완료' },
      ],
    },
  },
  traffic: {
    step: '다중 로봇 관제',
    title: '여러 대가 서로 길을 비킵니다',
    screen: {
      first: { name: 'T8 2호', state: '먼저 통과' },
      second: { name: 'T11 3호', state: '2초 양보' },
      caption: '좁은 교차로에서는 한 대씩 지나갑니다.',
    },
  },
  schedule: {
    step: '일정 예약',
    title: '영업이 끝나면 청소가 시작됩니다',
    screen: {
      days: ['월', '화', '수', '목', '금'],
      slots: [
        { time: '10:30', task: '개점 전 홀 쓸기' },
        { time: '15:00', task: '입구 바닥 청소' },
        { time: '22:00', task: '마감 후 전체 청소' },
      ],
      robot: '청소로봇 C30',
    },
  },
  alarm: {
    step: '알림',
    title: '놓치면 안 되는 일만 알려줍니다',
    screen: {
      alarms: [
        { level: '주의', text: 'T8 2호 배터리 18%', action: '충전 보내기' },
        { level: '확인', text: 'T10 1호 앞에 의자', action: '위치 보기' },
        { level: '완료', text: 'C30 4호 청소 종료', action: '결과 보기' },
      ],
    },
  },
  notice: {
    step: '화면 편성',
    title: '모든 로봇에 한 번에 공지',
    screen: {
      message: '오늘은 22시에\n마감합니다',
      targets: ['T10 1호', 'T8 2호', 'T11 3호'],
      time: '20:00 - 22:00 반복',
      action: '화면에 보내기',
    },
  },
  statistics: {
    step: '운영 통계',
    title: '바쁜 시간을 숫자로 봅니다',
    screen: {
      chart: '요일별 배송 횟수',
      days: ['월', '화', '수', '목', '금', '토', '일'],
      peak: { label: '가장 바쁜 요일', value: '토요일' },
      share: { label: '로봇이 맡은 배송', value: '76%' },
    },
  },
  support: {
    step: '원격 지원',
    title: '화면을 함께 보며 해결합니다',
    screen: {
      robot: 'T10 1호 원격 점검',
      chat: [
        { who: '매장', text: '트레이 조명이 깜빡여요.' },
        { who: '상담원', text: '센서를 다시 맞춰 드릴게요.' },
      ],
      checks: ['주행 센서 정상', '배터리 정상', '트레이 센서 보정 중'],
    },
  },
  permission: {
    step: '권한 관리',
    title: '맡은 일에 맞는 화면만',
    screen: {
      columns: ['배송', '지도', '통계'],
      people: [
        { role: '점장', allows: ['가능', '가능', '가능'] },
        { role: '홀 직원', allows: ['가능', '가능', '제한'] },
        { role: '주방', allows: ['가능', '제한', '제한'] },
      ],
    },
  },
  app: {
    step: '모바일 앱과 보고서',
    title: '매장 밖에서도 손안에',
    screen: {
      store: '나루식당 본점',
      today: { label: '오늘 배송', value: '182회' },
      quick: ['로봇 호출', '충전 보내기', '일정 보기'],
      report: {
        title: '주간 보고서',
        lines: ['배송 1,204회', '알림 3건', '운행 42시간'],
        action: '메일로 받기',
      },
    },
  },
} as const;

export type StoreView = keyof typeof store;

/** Views in page order: the first is store-01. */
export const storeViews = Object.keys(store) as StoreView[];

export function storeName(view: StoreView): string {
  return `store-${String(storeViews.indexOf(view) + 1).padStart(2, '0')}`;
}

/** Seen large on a wide screen: a second drawing of the same words, closer, and what is to be seen beside them. */
const wideScenes = {
  dashboard: '식당의 T10 앞에 놓인 태블릿',
  arrival: '식당에 음식을 싣고 온 T10과 화면',
  alarm: '알림마다 그 로봇의 사진',
  app: 'T10 옆의 휴대전화 두 대',
} as const satisfies Partial<Record<StoreView, string>>;
export type WideView = keyof typeof wideScenes;
export const wideViews = Object.keys(wideScenes) as WideView[];

export function wideName(view: StoreView): string {
  return `${storeName(view)}-wide`;
}

export function storeAlt(view: StoreView): string {
  return wholeText('매장 통합관리 화면:', [store[view], SAMPLE_NOTE]);
}

/** Its words are those of the other drawing, whose alternative text the page gives to both. */
export function wideAlt(view: WideView): string {
  return `${store[view].step}: ${wideScenes[view]}`;
}
