// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const store01 = /* @__PURE__ */ picture({
  name: 'store-01',
  hash: '24227183',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-e0e0e0',
  alt: '매장 통합관리 화면: 한 번에 이어지는 매장, 주문부터 서빙까지 하나로, 주문, 테이블 오더, 주방, 주방 화면, 로봇, 자동 배정, 테이블, 도착 알림, 주문이 들어오면 로봇이 스스로 움직입니다. 예시 화면',
});

export const store02 = /* @__PURE__ */ picture({
  name: 'store-02',
  hash: '1b2a359c',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-90a0a0',
  alt: '매장 통합관리 화면: 테이블 오더, 자리에서 고르고 바로 주문, 7번 테이블, 추천, 식사, 음료, 돌솥비빔밥, 12,000원, 들깨칼국수, 10,000원, 한라봉 에이드, 6,500원, 담은 메뉴 3개, 28,500원, 주문하기, 예시 화면',
});

export const store03 = /* @__PURE__ */ picture({
  name: 'store-03',
  hash: 'c58bf98a',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-708080',
  alt: '매장 통합관리 화면: 주방 화면, 조리 순서가 한눈에, 7번, 조리 중, 4분, 돌솥비빔밥 1, 들깨칼국수 1, 조리 완료, 3번, 대기, 1분, 해물파전 1, 막국수 2, 조리 시작, 12번, 완료, 8분, 갈비탕 2, 공깃밥 1, 로봇 호출, 예시 화면',
});

export const store04 = /* @__PURE__ */ picture({
  name: 'store-04',
  hash: '94aee0ce',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-e0e0e0',
  alt: '매장 통합관리 화면: 로봇 배정, 가까운 로봇이 먼저 움직입니다, 7번 테이블 배송, T10 1호, 배정됨, 주방에서 2m, T8 2호, 이동 중, 3번 테이블, T11 3호, 충전 중, 배터리 64%, 지금 출발, 예시 화면',
});

export const store05 = /* @__PURE__ */ picture({
  name: 'store-05',
  hash: '63183822',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-9090a0',
  alt: '매장 통합관리 화면: 도착 알림, 로봇이 도착을 알립니다, 7번 테이블, 음식이 도착했습니다, 1단 돌솥비빔밥, 2단 들깨칼국수, 3단 한라봉 에이드, 다 받았어요, 예시 화면',
});

export const store06 = /* @__PURE__ */ picture({
  name: 'store-06',
  hash: '07a06704',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-e0e0e0',
  alt: '매장 통합관리 화면: 통합 대시보드, 매장의 오늘을 한 화면에, 오늘 배송, 182회, 전체 로봇, 4대, 평균 도착, 1분 20초, 시간대별 배송, 10시, 12시, 14시, 16시, 18시, 20시, T10 1호, 서빙 중, 7번 테이블로, 82%, T8 2호, 퇴식 중, 3번 테이블에서, 18%, T11 3호, 충전 중, 충전소, 64%, C30 4호, 대기, 22:00 청소, 91%, 예시 화면',
});

export const store07 = /* @__PURE__ */ picture({
  name: 'store-07',
  hash: 'b76ba1c7',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-809090',
  alt: '매장 통합관리 화면: 로봇 지도, 로봇이 어디 있는지 보입니다, 주방, 홀, 창가, 입구, 충전소, T10, T8, C30, T10 1호, 7번 테이블로 이동 중, 예시 화면',
});

export const store08 = /* @__PURE__ */ picture({
  name: 'store-08',
  hash: '3338ac69',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-d0e0e0',
  alt: '매장 통합관리 화면: 호출벨, 벨을 누르면 로봇이 갑니다, 호출, 5번 테이블, 물과 물수건, 로봇 출발, 9번 테이블, 빈 그릇 수거, 다음 차례, 2번 테이블, 앞접시, 완료, 예시 화면',
});

export const store09 = /* @__PURE__ */ picture({
  name: 'store-09',
  hash: 'c33c909d',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-e0e0e0',
  alt: '매장 통합관리 화면: 다중 로봇 관제, 여러 대가 서로 길을 비킵니다, T8 2호, 먼저 통과, T11 3호, 2초 양보, 좁은 교차로에서는 한 대씩 지나갑니다. 예시 화면',
});

export const store10 = /* @__PURE__ */ picture({
  name: 'store-10',
  hash: '5a09e997',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-708080',
  alt: '매장 통합관리 화면: 일정 예약, 영업이 끝나면 청소가 시작됩니다, 월, 화, 수, 목, 금, 10:30, 개점 전 홀 쓸기, 15:00, 입구 바닥 청소, 22:00, 마감 후 전체 청소, 청소로봇 C30, 예시 화면',
});

export const store11 = /* @__PURE__ */ picture({
  name: 'store-11',
  hash: '944be072',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-f0f0f0',
  alt: '매장 통합관리 화면: 알림, 놓치면 안 되는 일만 알려줍니다, 주의, T8 2호 배터리 18%, 충전 보내기, 확인, T10 1호 앞에 의자, 위치 보기, 완료, C30 4호 청소 종료, 결과 보기, 예시 화면',
});

export const store12 = /* @__PURE__ */ picture({
  name: 'store-12',
  hash: '991e4ef4',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-b0d0d0',
  alt: '매장 통합관리 화면: 화면 편성, 모든 로봇에 한 번에 공지, 오늘은 22시에 마감합니다, T10 1호, T8 2호, T11 3호, 20:00 - 22:00 반복, 화면에 보내기, 예시 화면',
});

export const store13 = /* @__PURE__ */ picture({
  name: 'store-13',
  hash: '86896bdc',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-90a0a0',
  alt: '매장 통합관리 화면: 운영 통계, 바쁜 시간을 숫자로 봅니다, 요일별 배송 횟수, 월, 화, 수, 목, 금, 토, 일, 가장 바쁜 요일, 토요일, 로봇이 맡은 배송, 76%, 예시 화면',
});

export const store14 = /* @__PURE__ */ picture({
  name: 'store-14',
  hash: '00439bf0',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-8090a0',
  alt: '매장 통합관리 화면: 원격 지원, 화면을 함께 보며 해결합니다, T10 1호 원격 점검, 매장, 트레이 조명이 깜빡여요. 상담원, 센서를 다시 맞춰 드릴게요. 주행 센서 정상, 배터리 정상, 트레이 센서 보정 중, 예시 화면',
});

export const store15 = /* @__PURE__ */ picture({
  name: 'store-15',
  hash: '024332b9',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-f0f0f0',
  alt: '매장 통합관리 화면: 권한 관리, 맡은 일에 맞는 화면만, 배송, 지도, 통계, 점장, 가능, 가능, 가능, 홀 직원, 가능, 가능, 제한, 주방, 가능, 제한, 제한, 예시 화면',
});

export const store16 = /* @__PURE__ */ picture({
  name: 'store-16',
  hash: '5e0258dc',
  width: 1429,
  height: 1200,
  widths: [480, 960, 1429],
  placeholder: 'ph-d0e0e0',
  alt: '매장 통합관리 화면: 모바일 앱과 보고서, 매장 밖에서도 손안에, 나루식당 본점, 오늘 배송, 182회, 로봇 호출, 충전 보내기, 일정 보기, 주간 보고서, 배송 1,204회, 알림 3건, 운행 42시간, 메일로 받기, 예시 화면',
});

export const store06Wide = /* @__PURE__ */ picture({
  name: 'store-06-wide',
  hash: 'ab9654b4',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a0a0a0',
  alt: '통합 대시보드: 식당의 T10 앞에 놓인 태블릿',
});

export const store05Wide = /* @__PURE__ */ picture({
  name: 'store-05-wide',
  hash: 'd36d7c39',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606050',
  alt: '도착 알림: 식당에 음식을 싣고 온 T10과 화면',
});

export const store11Wide = /* @__PURE__ */ picture({
  name: 'store-11-wide',
  hash: '1bfb3b70',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909090',
  alt: '알림: 알림마다 그 로봇의 사진',
});

export const store16Wide = /* @__PURE__ */ picture({
  name: 'store-16-wide',
  hash: '121fd7b0',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-607080',
  alt: '모바일 앱과 보고서: T10 옆의 휴대전화 두 대',
});
