// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const eventRental = /* @__PURE__ */ picture({
  name: 'event-rental',
  hash: 'a808b118',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0b060',
  alt: '이벤트 표지: 상차림을 실은 T9을 그린 표지, 4주부터 단기 렌탈, 연말 모임 시즌 T9',
});

export const eventReferral = /* @__PURE__ */ picture({
  name: 'event-referral',
  hash: '91276c03',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-e0c0b0',
  alt: '이벤트 표지: 나란히 선 두 가게를 그린 표지, 두 매장 모두 점검 +1회, 이웃 매장 소개',
});

export const eventFair = /* @__PURE__ */ picture({
  name: 'event-fair',
  hash: '800201ff',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-5070c0',
  alt: '이벤트 표지: 입장권 옆에 T10과 T11이 선 표지, 무료 입장권, 외식업 박람회',
});

export const eventTrial = /* @__PURE__ */ picture({
  name: 'event-trial',
  hash: '1f6d12b6',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-b0d0c0',
  alt: '이벤트 표지: C30을 그린 표지, 3주 동안 써 보기, C30 체험단 30곳',
});

export const eventRoute = /* @__PURE__ */ picture({
  name: 'event-route',
  hash: 'bb8a59d9',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-309090',
  alt: '이벤트 표지: 주방에서 테이블까지 이어진 길을 그린 표지, 동선 진단 무료, 도입 상담만 해도',
});

export const eventNight = /* @__PURE__ */ picture({
  name: 'event-night',
  hash: 'f1c1da2b',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-606090',
  alt: '이벤트 표지: 초승달 아래 W3를 그린 표지, 일주일 무료, W3 야간 운영',
});

export const eventCheckup = /* @__PURE__ */ picture({
  name: 'event-checkup',
  hash: '790cbbc8',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0d0f0',
  alt: '이벤트 표지: 항목마다 표시를 한 점검표를 그린 표지, 무상 점검 주간, 9월 2일 ~ 9월 13일',
});
