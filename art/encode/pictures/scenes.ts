import type { PictureSource } from '../picture-source.ts';

const ALTS = {
  'restaurant-a': '햇살이 드는 한식당에서 음식을 싣고 웃는 얼굴로 다가오는 T10',
  'restaurant-b': '한식당 통로를 지나며 뒷면 화면으로 추천 메뉴를 알리는 T10',
  'restaurant-c': '나무 식탁 사이로 네 단 선반 가득 음식을 나르는 서빙로봇',
  'restaurant-d': '저녁 조명이 켜진 식당에서 테이블로 향하는 서빙로봇',
  'restaurant-e': '좁은 통로를 지나 창가 자리로 음식을 가져가는 서빙로봇',
  'restaurant-f': '손님이 떠난 식탁 옆에서 빈 그릇을 거두는 서빙로봇',
  'buffet-a': '음식이 늘어선 뷔페 진열대 앞을 지나는 대형 선반 서빙로봇',
  'buffet-b': '뷔페 식탁 사이를 돌며 빈 접시를 모으는 서빙로봇',
  'buffet-c': '뷔페 홀 안쪽에서 새 접시를 진열대로 옮기는 서빙로봇',
  'cafe-a': '빵 진열장이 있는 카페에서 음료를 나르는 서빙로봇',
  'cafe-b': '베이커리 카페 창가 자리로 디저트를 가져가는 서빙로봇',
  'cafe-c': '커피 머신이 놓인 카운터 앞에서 주문을 기다리는 서빙로봇',
  'cafe-d': '저녁 카페의 둥근 탁자 사이를 지나는 슬림형 서빙로봇',
  'golf-a': '스크린골프 라운지에서 음료와 간식을 나르는 서빙로봇',
  'golf-b': '대형 스크린이 켜진 골프 타석 옆에 멈춰 선 서빙로봇',
  'golf-c': '스크린골프장 복도 바닥을 청소하는 로봇',
  'hospital-a': '병동 복도에서 물품을 싣고 병실로 향하는 배송로봇',
  'hospital-b': '간호사 스테이션 앞에 도착한 수납함형 배송로봇',
  'hospital-c': '병원 복도에서 의료 물품 상자를 옮기는 물류로봇',
  'hotel-a': '호텔 객실 복도에서 엘리베이터를 기다리는 W3',
  'hotel-b': '객실 문 앞에 도착해 물품을 전하는 호텔 배송로봇 W3',
  'hotel-c': '은은한 조명의 호텔 복도를 따라 이동하는 W3',
  'hotel-d': '호텔 복도 카펫 위를 청소하는 로봇',
  'lobby-a': '넓은 오피스 로비 바닥을 닦으며 지나는 청소로봇 C30',
  'lobby-b': '유리 벽 로비에서 젖은 자국을 남기며 물청소하는 청소로봇 C40',
  'lobby-c': '로비 안내 데스크 앞 바닥을 쓸고 있는 청소로봇',
  'lobby-d': '저녁 로비의 대리석 바닥을 혼자 청소하는 로봇',
  'warehouse-a': '선반이 늘어선 창고 통로에서 상자를 나르는 물류로봇 S100',
  'warehouse-b': '창고 적재 구역에서 짐을 싣고 대기하는 물류로봇 S100',
  'warehouse-c': '높은 선반 사이 교차로를 지나는 물류로봇 S100',
  'factory-a': '생산 라인 옆 통로로 부품 상자를 나르는 물류로봇 S100',
  'factory-b': '공장 바닥의 안내선을 따라 이동하는 물류로봇 S100',
} as const;

export const scenePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'scene',
  size: [1600, 900],
  alt,
}));

export const posterPictures: readonly PictureSource[] = [
  {
    name: 'home-poster',
    kind: 'poster',
    size: [1280, 720],
    alt: '햇살이 드는 한식당을 가로질러 음식을 나르는 나루로보틱스 서빙로봇',
  },
  {
    name: 'product-film-poster',
    kind: 'poster',
    size: [1280, 720],
    alt: '나루로보틱스의 서빙, 물류, 청소 로봇을 차례로 소개하는 제품 영상의 첫 장면',
  },
];
