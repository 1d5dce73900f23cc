import { company } from '../../../contract/company.ts';
import type { PictureSource } from '../picture-source.ts';
import { robotPlaces } from './robot-places.ts';

const ALTS = {
  'restaurant-a': '햇살이 드는 한식당에서 음식을 싣고 웃는 얼굴로 다가오는 서빙로봇 T10',
  'restaurant-b': '한식당 통로를 지나며 뒷면 화면으로 추천 메뉴를 알리는 서빙로봇 T10',
  'restaurant-b-night':
    '저녁 조명이 켜진 한식당 통로를 지나며 뒷면 화면으로 버섯두부전골을 알리는 서빙로봇 T10',
  'restaurant-c': '한식당 나무 식탁 사이로 음식을 나르는 슬림형 서빙로봇 T8',
  'restaurant-d': '저녁 조명이 켜진 한식당에서 큰 접시를 층층이 싣고 이동하는 서빙로봇 T9',
  'restaurant-e': '식탁 사이 좁은 통로를 지나 손님에게 향하는 서빙로봇 T11',
  'restaurant-f': '저녁 한식당에서 주방 쪽으로 돌아가는 서빙로봇 T5의 뒷모습',
  'restaurant-g': '햇살이 드는 한식당에서 상차림 그릇을 네 단에 나누어 싣고 나오는 서빙로봇 T5',
  'restaurant-h': '저녁 식당에서 접시를 싣고 조용히 자리로 향하는 둥근 얼굴의 서빙로봇 T6',
  'restaurant-i': '저녁 조명 아래 두 줄로 놓인 식탁 사이를 곧게 지나는 서빙로봇 T11',
  'grill-a': '연통이 불판마다 내려온 숯불구이집에서 고기와 반찬을 층층이 싣고 나가는 서빙로봇 T9',
  'grill-b': '연통이 늘어선 숯불구이집에서 마감 뒤 바닥을 쓸며 지나가는 청소로봇 C30',
  'noodles-a': '민트색 타일을 붙인 칼국수집에서 음식과 음료를 싣고 식탁 사이를 지나는 서빙로봇 T8',
  'sashimi-a': '창밖으로 항구의 등대가 보이는 횟집에서 수조 옆을 지나는 서빙로봇 T10',
  'brunch-a': '아치 창과 줄무늬 차양이 있는 브런치 카페에서 늦은 아침 접시를 나르는 서빙로봇 T10',
  'brunch-b': '햇살이 아치 모양으로 드리운 브런치 카페 바둑판 바닥을 쓸며 지나는 청소로봇 C30',
  'family-a': '색유리 등이 걸린 패밀리 레스토랑에서 생일 깃발 아래로 음식을 나르는 서빙로봇 T10',
  'family-b': '칸막이 자리가 늘어선 패밀리 레스토랑 통로를 쓸며 나아가는 청소로봇 C30',
  'buffet-a': '음식이 늘어선 뷔페 진열대 앞을 지나는 대형 트레이 서빙로봇 T9',
  'buffet-b': '뷔페 홀을 돌며 접시를 실어 나르는 서빙로봇 T5',
  'buffet-c': '저녁 뷔페에서 뒷면 광고 화면을 켜고 이동하는 서빙로봇 T10',
  'cafe-a': '빵 진열장이 있는 카페에서 음료를 나르는 둥근 얼굴의 서빙로봇 T6',
  'cafe-b': '커피 머신이 놓인 카운터 앞에서 디저트를 받아 가는 서빙로봇 T8',
  'cafe-c': '베이커리 카페 창가 자리로 음료를 가져가는 서빙로봇 T11',
  'cafe-d': '저녁 카페의 둥근 탁자 사이를 지나는 서빙로봇 T6',
  'golf-a': '스크린골프 라운지에서 음료와 간식을 나르는 서빙로봇 T10',
  'golf-b': '대형 스크린이 켜진 골프 타석 옆을 지나는 서빙로봇 T8',
  'golf-c': '스크린골프 라운지 바닥을 청소하며 지나가는 청소로봇 C30',
  'hospital-a': '병동 복도를 따라 병실로 물품을 나르는 로봇 W3',
  'hospital-b': '병원 복도에서 의료 물품 상자를 옮기는 물류로봇 S100',
  'hospital-c': '병동 복도 바닥을 닦으며 지나가는 청소로봇 C40',
  'ward-a': '아침 햇살이 드는 6인 병실에서 침대 사이로 식사를 나르는 서빙로봇 T5',
  'hotel-a': '엘리베이터 앞에서 객실 배송을 나서는 호텔 배송로봇 W3',
  'hotel-b': '은은한 조명의 복도를 따라 객실로 향하는 호텔 배송로봇 W3',
  'hotel-c': '복도로 들어서는 호텔 배송로봇 W3의 뒷모습',
  'hotel-d': '호텔 로비의 대리석 바닥을 청소하는 청소로봇 C30',
  'resort-a': '초록 대리석 벽 앞 안내 데스크와 짐수레가 있는 리조트 로비에서 객실로 나서는 호텔 배송로봇 W3',
  'lobby-a': '햇살이 비치는 오피스 로비 바닥을 쓸며 지나는 청소로봇 C30',
  'lobby-b': '안내 데스크가 있는 로비에서 바닥을 닦는 청소로봇 C40',
  'lobby-c': '닦은 자국을 따라 로비 안쪽으로 나아가는 청소로봇 C40의 뒷모습',
  'lobby-d': '저녁 로비의 빈 바닥을 혼자 청소하는 청소로봇 C30',
  'foodcourt-a': '간판을 밝힌 가게 네 곳이 늘어선 푸드코트 바닥을 쓸며 지나는 청소로봇 C30',
  'warehouse-a': '높은 선반이 늘어선 창고 통로에서 상자를 나르는 물류로봇 S100',
  'warehouse-b': '창고 통로 안쪽으로 짐을 싣고 들어가는 물류로봇 S100의 뒷모습',
  'warehouse-c': '창고 바닥에서 가까이 본, 상자를 실은 물류로봇 S100',
  'factory-a': '생산 라인 옆 통로로 부품 상자를 나르는 물류로봇 S100',
  'factory-b': '공장 설비 사이를 돌아 부품을 배달하는 물류로봇 S100',
} as const;

export const scenePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'scene',
  alt,
  robot: robotPlaces[name],
}));

export const posterPictures: readonly PictureSource[] = [
  {
    name: 'home-poster',
    kind: 'poster',
    alt: `햇살이 드는 한식당을 가로질러 음식을 나르는 ${company.name} 서빙로봇`,
  },
  {
    name: 'home-tall-poster',
    kind: 'poster',
    alt: `햇살이 드는 한식당에서 음식을 싣고 정면을 바라보는 ${company.name} 서빙로봇`,
  },
  {
    name: 'product-film-poster',
    kind: 'poster',
    alt: '제품 영상의 첫 장면: 사람 곁에서 일하는 로봇, 서빙부터 물류, 청소까지 함께합니다. 오른쪽에 음식을 실은 서빙로봇 T10이 서 있습니다.',
  },
];
