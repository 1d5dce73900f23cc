// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const restaurantA = /* @__PURE__ */ picture({
  name: 'restaurant-a',
  hash: 'f79bb27a',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08060',
  alt: '햇살이 드는 한식당에서 음식을 싣고 웃는 얼굴로 다가오는 T10',
});

export const restaurantB = /* @__PURE__ */ picture({
  name: 'restaurant-b',
  hash: 'c1e570d6',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08060',
  alt: '한식당 통로를 지나며 뒷면 화면으로 추천 메뉴를 알리는 T10',
});

export const restaurantC = /* @__PURE__ */ picture({
  name: 'restaurant-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '나무 식탁 사이로 네 단 선반 가득 음식을 나르는 서빙로봇',
});

export const restaurantD = /* @__PURE__ */ picture({
  name: 'restaurant-d',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '저녁 조명이 켜진 식당에서 테이블로 향하는 서빙로봇',
});

export const restaurantE = /* @__PURE__ */ picture({
  name: 'restaurant-e',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '좁은 통로를 지나 창가 자리로 음식을 가져가는 서빙로봇',
});

export const restaurantF = /* @__PURE__ */ picture({
  name: 'restaurant-f',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '손님이 떠난 식탁 옆에서 빈 그릇을 거두는 서빙로봇',
});

export const buffetA = /* @__PURE__ */ picture({
  name: 'buffet-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '음식이 늘어선 뷔페 진열대 앞을 지나는 대형 선반 서빙로봇',
});

export const buffetB = /* @__PURE__ */ picture({
  name: 'buffet-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '뷔페 식탁 사이를 돌며 빈 접시를 모으는 서빙로봇',
});

export const buffetC = /* @__PURE__ */ picture({
  name: 'buffet-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '뷔페 홀 안쪽에서 새 접시를 진열대로 옮기는 서빙로봇',
});

export const cafeA = /* @__PURE__ */ picture({
  name: 'cafe-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '빵 진열장이 있는 카페에서 음료를 나르는 서빙로봇',
});

export const cafeB = /* @__PURE__ */ picture({
  name: 'cafe-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '베이커리 카페 창가 자리로 디저트를 가져가는 서빙로봇',
});

export const cafeC = /* @__PURE__ */ picture({
  name: 'cafe-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '커피 머신이 놓인 카운터 앞에서 주문을 기다리는 서빙로봇',
});

export const cafeD = /* @__PURE__ */ picture({
  name: 'cafe-d',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '저녁 카페의 둥근 탁자 사이를 지나는 슬림형 서빙로봇',
});

export const golfA = /* @__PURE__ */ picture({
  name: 'golf-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '스크린골프 라운지에서 음료와 간식을 나르는 서빙로봇',
});

export const golfB = /* @__PURE__ */ picture({
  name: 'golf-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '대형 스크린이 켜진 골프 타석 옆에 멈춰 선 서빙로봇',
});

export const golfC = /* @__PURE__ */ picture({
  name: 'golf-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '스크린골프장 복도 바닥을 청소하는 로봇',
});

export const hospitalA = /* @__PURE__ */ picture({
  name: 'hospital-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '병동 복도에서 물품을 싣고 병실로 향하는 배송로봇',
});

export const hospitalB = /* @__PURE__ */ picture({
  name: 'hospital-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '간호사 스테이션 앞에 도착한 수납함형 배송로봇',
});

export const hospitalC = /* @__PURE__ */ picture({
  name: 'hospital-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '병원 복도에서 의료 물품 상자를 옮기는 물류로봇',
});

export const hotelA = /* @__PURE__ */ picture({
  name: 'hotel-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '호텔 객실 복도에서 엘리베이터를 기다리는 W3',
});

export const hotelB = /* @__PURE__ */ picture({
  name: 'hotel-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '객실 문 앞에 도착해 물품을 전하는 호텔 배송로봇 W3',
});

export const hotelC = /* @__PURE__ */ picture({
  name: 'hotel-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '은은한 조명의 호텔 복도를 따라 이동하는 W3',
});

export const hotelD = /* @__PURE__ */ picture({
  name: 'hotel-d',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '호텔 복도 카펫 위를 청소하는 로봇',
});

export const lobbyA = /* @__PURE__ */ picture({
  name: 'lobby-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '넓은 오피스 로비 바닥을 닦으며 지나는 청소로봇 C30',
});

export const lobbyB = /* @__PURE__ */ picture({
  name: 'lobby-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '유리 벽 로비에서 젖은 자국을 남기며 물청소하는 청소로봇 C40',
});

export const lobbyC = /* @__PURE__ */ picture({
  name: 'lobby-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '로비 안내 데스크 앞 바닥을 쓸고 있는 청소로봇',
});

export const lobbyD = /* @__PURE__ */ picture({
  name: 'lobby-d',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '저녁 로비의 대리석 바닥을 혼자 청소하는 로봇',
});

export const warehouseA = /* @__PURE__ */ picture({
  name: 'warehouse-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '선반이 늘어선 창고 통로에서 상자를 나르는 물류로봇 S100',
});

export const warehouseB = /* @__PURE__ */ picture({
  name: 'warehouse-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '창고 적재 구역에서 짐을 싣고 대기하는 물류로봇 S100',
});

export const warehouseC = /* @__PURE__ */ picture({
  name: 'warehouse-c',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '높은 선반 사이 교차로를 지나는 물류로봇 S100',
});

export const factoryA = /* @__PURE__ */ picture({
  name: 'factory-a',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '생산 라인 옆 통로로 부품 상자를 나르는 물류로봇 S100',
});

export const factoryB = /* @__PURE__ */ picture({
  name: 'factory-b',
  hash: 'e757ffdb',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-e0e0e0',
  alt: '공장 바닥의 안내선을 따라 이동하는 물류로봇 S100',
});
