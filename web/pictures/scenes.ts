// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const restaurantA = /* @__PURE__ */ picture({
  name: 'restaurant-a',
  hash: '1dd57a3e',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08060',
  focus: 'at-70-100',
  alt: '햇살이 드는 한식당에서 음식을 싣고 웃는 얼굴로 다가오는 서빙로봇 T10',
});

export const restaurantB = /* @__PURE__ */ picture({
  name: 'restaurant-b',
  hash: 'a00777f9',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-c0b0a0',
  focus: 'at-40-95',
  alt: '한식당 통로를 지나며 뒷면 화면으로 추천 메뉴를 알리는 서빙로봇 T10',
});

export const restaurantBNight = /* @__PURE__ */ picture({
  name: 'restaurant-b-night',
  hash: '8eabc287',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806040',
  focus: 'at-40-95',
  alt: '창밖에 저녁 골목의 불빛이 번지는 한식당에서 뒷면 화면으로 버섯두부전골을 알리는 서빙로봇 T10',
});

export const restaurantC = /* @__PURE__ */ picture({
  name: 'restaurant-c',
  hash: '8bcbbb77',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08060',
  focus: 'at-65-90',
  alt: '한식당 나무 식탁 사이로 음식을 나르는 슬림형 서빙로봇 T8',
});

export const restaurantD = /* @__PURE__ */ picture({
  name: 'restaurant-d',
  hash: '24cc511d',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-a07050',
  focus: 'at-50-100',
  alt: '저녁 조명이 켜진 한식당에서 큰 접시를 층층이 싣고 이동하는 서빙로봇 T9',
});

export const restaurantG = /* @__PURE__ */ picture({
  name: 'restaurant-g',
  hash: '5ea65e62',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-b09070',
  focus: 'at-50-95',
  alt: '햇살이 드는 한식당에서 상차림 그릇을 네 단에 나누어 싣고 나오는 서빙로봇 T5',
});

export const grillA = /* @__PURE__ */ picture({
  name: 'grill-a',
  hash: '9a527057',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604030',
  focus: 'at-65-95',
  alt: '연통이 불판마다 내려온 숯불구이집에서 고기와 반찬을 층층이 싣고 나가는 서빙로봇 T9',
});

export const grillB = /* @__PURE__ */ picture({
  name: 'grill-b',
  hash: '8126362a',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604030',
  focus: 'at-65-95',
  alt: '연통이 늘어선 숯불구이집에서 마감 뒤 바닥을 쓸며 지나가는 청소로봇 C30',
});

export const grillC = /* @__PURE__ */ picture({
  name: 'grill-c',
  hash: '0b2cbab3',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-705030',
  focus: 'at-55-100',
  alt: '불판 위로 연통이 내려온 숯불구이집 안쪽에서 식탁으로 다가오는 서빙로봇 T9',
});

export const noodlesA = /* @__PURE__ */ picture({
  name: 'noodles-a',
  hash: '75a26307',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  focus: 'at-55-100',
  alt: '민트색 타일을 붙인 칼국숫집에서 음식과 음료를 싣고 식탁 사이를 지나는 서빙로봇 T8',
});

export const noodlesB = /* @__PURE__ */ picture({
  name: 'noodles-b',
  hash: '2b6a132b',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-808060',
  focus: 'at-50-100',
  alt: '김이 오르는 칼국숫집 주방 창구 앞에서 그릇을 받아 나서는 서빙로봇 T8',
});

export const sashimiA = /* @__PURE__ */ picture({
  name: 'sashimi-a',
  hash: 'db6f180d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-708070',
  focus: 'at-40-100',
  alt: '창밖으로 항구의 등대가 보이는 횟집에서 수조 옆을 지나는 서빙로봇 T10',
});

export const sashimiB = /* @__PURE__ */ picture({
  name: 'sashimi-b',
  hash: 'b0a6c3f8',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-506060',
  focus: 'at-60-95',
  alt: '수조에 물고기가 노니는 횟집에서 수조 벽 앞을 지나는 서빙로봇 T10',
});

export const gukbapB = /* @__PURE__ */ picture({
  name: 'gukbap-b',
  hash: 'c8adfc82',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806050',
  focus: 'at-60-95',
  alt: '휴지 조각이 떨어진 국밥집 통로를 쓸며 지나는 청소로봇 C30',
});

export const shabuB = /* @__PURE__ */ picture({
  name: 'shabu-b',
  hash: 'b7b8a242',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-40-100',
  alt: '채소 진열대 앞 통로의 부스러기를 쓸며 지나는 청소로봇 C30',
});

export const noodlesC = /* @__PURE__ */ picture({
  name: 'noodles-c',
  hash: '2ac8141a',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-55-95',
  alt: '낮은 의자가 놓인 칼국숫집 바닥을 닦는 청소로봇 C40',
});

export const hanokA = /* @__PURE__ */ picture({
  name: 'hanok-a',
  hash: 'fd36a47f',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-705040',
  focus: 'at-60-95',
  alt: '서까래 아래 청사초롱이 걸린 한옥 두부집에서 빈 그릇을 거두어 오는 서빙로봇 T5',
});

export const jeonA = /* @__PURE__ */ picture({
  name: 'jeon-a',
  hash: '9430397c',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-805030',
  focus: 'at-50-100',
  alt: '벽마다 차림표를 붙인 작은 전집에서 양은 식탁 사이를 지나는 서빙로봇 T11',
});

export const jeonB = /* @__PURE__ */ picture({
  name: 'jeon-b',
  hash: '58923f10',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-805030',
  focus: 'at-50-100',
  alt: '양은 주전자가 줄지어 걸린 전집 부침대 앞에서 전을 받아 나서는 서빙로봇 T11',
});

export const bistroA = /* @__PURE__ */ picture({
  name: 'bistro-a',
  hash: '2b9c3259',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604030',
  focus: 'at-40-100',
  alt: '포도주병이 벽을 채운 양식당에서 뒷면 화면으로 이달의 와인을 알리는 서빙로봇 T10',
});

export const sushiA = /* @__PURE__ */ picture({
  name: 'sushi-a',
  hash: '26753efa',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08050',
  focus: 'at-55-100',
  alt: '창호지 문이 늘어선 일식당 복도를 조용히 지나는 둥근 얼굴의 서빙로봇 T6',
});

export const gukbapA = /* @__PURE__ */ picture({
  name: 'gukbap-a',
  hash: 'aceab298',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-806050',
  focus: 'at-60-95',
  alt: '아궁이에 불을 지핀 가마솥 앞에서 뚝배기와 반찬을 네 단 가득 싣고 나오는 국밥집의 서빙로봇 T9',
});

export const shabuA = /* @__PURE__ */ picture({
  name: 'shabu-a',
  hash: '17583f96',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-707060',
  focus: 'at-50-100',
  alt: '채소가 층층이 쌓인 진열대 앞에서 샤부샤부 식탁으로 향하는 서빙로봇 T8',
});

export const bansangA = /* @__PURE__ */ picture({
  name: 'bansang-a',
  hash: 'dcbfcd75',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a08070',
  focus: 'at-45-95',
  alt: '종이새가 매달린 반상집에서 긴 나무 바와 창가 자리 사이를 지나는 서빙로봇 T11',
});

export const brunchB = /* @__PURE__ */ picture({
  name: 'brunch-b',
  hash: 'b10aef28',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909070',
  focus: 'at-45-100',
  alt: '햇살이 아치 모양으로 드리운 브런치 카페 바둑판 바닥을 쓸며 지나는 청소로봇 C30',
});

export const brunchC = /* @__PURE__ */ picture({
  name: 'brunch-c',
  hash: '8a714a0e',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909070',
  focus: 'at-55-95',
  alt: '아치 창으로 햇살이 드는 브런치 카페에서 대리석 탁자 사이를 돌아 나오는 서빙로봇 T10',
});

export const familyA = /* @__PURE__ */ picture({
  name: 'family-a',
  hash: '62f69120',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604020',
  focus: 'at-60-100',
  alt: '색유리 등이 걸린 패밀리 레스토랑에서 생일 깃발 아래로 음식을 나르는 서빙로봇 T10',
});

export const familyB = /* @__PURE__ */ picture({
  name: 'family-b',
  hash: '0cf5fd57',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604020',
  focus: 'at-60-95',
  alt: '칸막이 자리가 늘어선 패밀리 레스토랑 통로를 쓸며 나아가는 청소로봇 C30',
});

export const familyC = /* @__PURE__ */ picture({
  name: 'family-c',
  hash: '7242ea89',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-604020',
  focus: 'at-70-95',
  alt: '케이크와 풍선이 놓인 생일 자리로 다가가는 패밀리 레스토랑의 서빙로봇 T10',
});

export const buffetA = /* @__PURE__ */ picture({
  name: 'buffet-a',
  hash: '9f007ef0',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-75-100',
  alt: '음식이 늘어선 뷔페 진열대 앞을 지나는 대형 트레이 서빙로봇 T9',
});

export const buffetB = /* @__PURE__ */ picture({
  name: 'buffet-b',
  hash: '3a955d1a',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-706050',
  focus: 'at-70-100',
  alt: '먹던 음식이 놓인 식탁 사이에서 빈 그릇을 층층이 모아 싣는 뷔페의 서빙로봇 T5와 진열대 앞의 T6',
});

export const buffetC = /* @__PURE__ */ picture({
  name: 'buffet-c',
  hash: 'e891a797',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-605040',
  focus: 'at-45-100',
  alt: '저녁 뷔페에서 뒷면 광고 화면을 켜고 이동하는 서빙로봇 T10',
});

export const buffetD = /* @__PURE__ */ picture({
  name: 'buffet-d',
  hash: 'b2a26209',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  focus: 'at-65-95',
  alt: '점심 영업이 끝난 뷔페 진열대 앞을 쓸며 지나가는 청소로봇 C30',
});

export const buffetE = /* @__PURE__ */ picture({
  name: 'buffet-e',
  hash: 'f3473d7d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-706040',
  focus: 'at-60-95',
  alt: '저녁 뷔페 진열대 앞 바닥의 물기를 닦는 청소로봇 C40',
});

export const buffetF = /* @__PURE__ */ picture({
  name: 'buffet-f',
  hash: '2ef49399',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-908070',
  focus: 'at-45-95',
  alt: '창가 식탁 사이를 돌며 거둔 빈 그릇을 네 단에 포개어 실은 대형 트레이 서빙로봇 T9',
});

export const cafeA = /* @__PURE__ */ picture({
  name: 'cafe-a',
  hash: '7b183cf8',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909070',
  focus: 'at-60-100',
  alt: '빵 진열장이 있는 카페에서 음료를 나르는 둥근 얼굴의 서빙로봇 T6',
});

export const cafeB = /* @__PURE__ */ picture({
  name: 'cafe-b',
  hash: '497e4be5',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-908060',
  focus: 'at-45-100',
  alt: '커피 머신이 놓인 카운터 앞에서 디저트를 받아 가는 서빙로봇 T8',
});

export const cafeC = /* @__PURE__ */ picture({
  name: 'cafe-c',
  hash: 'b982b8a9',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a09080',
  focus: 'at-50-100',
  alt: '베이커리 카페 창가 자리로 음료를 가져가는 서빙로봇 T11',
});

export const cafeD = /* @__PURE__ */ picture({
  name: 'cafe-d',
  hash: '6dc46a63',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-505040',
  focus: 'at-50-95',
  alt: '저녁 카페의 둥근 탁자 사이를 지나는 서빙로봇 T6',
});

export const cafeE = /* @__PURE__ */ picture({
  name: 'cafe-e',
  hash: '41e7cccd',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806040',
  focus: 'at-60-95',
  alt: '문을 열기 전 어두운 카페 카운터 앞을 청소하는 청소로봇 C30',
});

export const cafeF = /* @__PURE__ */ picture({
  name: 'cafe-f',
  hash: '6b312852',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-908060',
  focus: 'at-65-95',
  alt: '빵 진열장 앞 바닥의 가루를 쓸어 담는 청소로봇 C30',
});

export const golfA = /* @__PURE__ */ picture({
  name: 'golf-a',
  hash: 'c34c2647',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606040',
  focus: 'at-45-100',
  alt: '스크린골프 라운지에서 음료와 간식을 나르는 서빙로봇 T10',
});

export const golfB = /* @__PURE__ */ picture({
  name: 'golf-b',
  hash: '94d85d80',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606040',
  focus: 'at-60-100',
  alt: '대형 스크린이 켜진 골프 타석 옆을 지나는 서빙로봇 T8',
});

export const golfC = /* @__PURE__ */ picture({
  name: 'golf-c',
  hash: '4b0ec1ec',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606040',
  focus: 'at-75-100',
  alt: '스크린골프 라운지 바닥을 청소하며 지나가는 청소로봇 C30',
});

export const golfD = /* @__PURE__ */ picture({
  name: 'golf-d',
  hash: '2e5ab32b',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606040',
  focus: 'at-50-95',
  alt: '불 켜진 골프 화면 앞 타석 옆을 돌며 청소하는 청소로봇 C30',
});

export const golfE = /* @__PURE__ */ picture({
  name: 'golf-e',
  hash: '66ce65fe',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-706040',
  focus: 'at-40-100',
  alt: '스크린골프 라운지 소파 곁 바닥을 쓸며 지나는 청소로봇 C30',
});

export const golfF = /* @__PURE__ */ picture({
  name: 'golf-f',
  hash: '3b99054d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-606040',
  focus: 'at-50-100',
  alt: '음료를 싣고 타석 뒤를 지나 라운지로 향하는 서빙로봇 T8',
});

export const hospitalA = /* @__PURE__ */ picture({
  name: 'hospital-a',
  hash: 'a1ca2f7f',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a09080',
  focus: 'at-50-100',
  alt: '병동 복도를 따라 병실로 물품을 나르는 로봇 W3',
});

export const hospitalB = /* @__PURE__ */ picture({
  name: 'hospital-b',
  hash: '5856b7db',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a09080',
  focus: 'at-35-95',
  alt: '병원 복도에서 의료 물품 상자를 옮기는 물류로봇 S100과 그 뒤를 따르는 호텔 배송로봇 W3',
});

export const hospitalC = /* @__PURE__ */ picture({
  name: 'hospital-c',
  hash: '8995d4ad',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909080',
  focus: 'at-55-95',
  alt: '병동 복도 바닥을 닦으며 지나가는 청소로봇 C40',
});

export const hospitalD = /* @__PURE__ */ picture({
  name: 'hospital-d',
  hash: 'c1d70dbd',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a09080',
  focus: 'at-45-100',
  alt: '대기 의자가 놓인 외래 복도를 쓸며 다가오는 청소로봇 C30',
});

export const hospitalE = /* @__PURE__ */ picture({
  name: 'hospital-e',
  hash: 'f53a7fcc',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909080',
  focus: 'at-55-100',
  alt: '병원 복도를 닦으며 창 쪽으로 나아가는 청소로봇 C40의 뒷모습',
});

export const hospitalF = /* @__PURE__ */ picture({
  name: 'hospital-f',
  hash: '6940f68b',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909080',
  focus: 'at-55-100',
  alt: '간호사실 맞은편 복도로 검체를 싣고 다가오는 로봇 W3',
});

export const wardA = /* @__PURE__ */ picture({
  name: 'ward-a',
  hash: 'e7e9e1f8',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-808070',
  focus: 'at-60-100',
  alt: '아침 햇살이 드는 6인 병실에서 침대 사이로 식사를 나르는 서빙로봇 T5',
});

export const wardB = /* @__PURE__ */ picture({
  name: 'ward-b',
  hash: '83dcbc91',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909080',
  focus: 'at-60-100',
  alt: '환자가 자리를 비운 6인 병실 바닥을 쓸며 지나는 청소로봇 C30',
});

export const wardC = /* @__PURE__ */ picture({
  name: 'ward-c',
  hash: '2452bc8a',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909070',
  focus: 'at-50-100',
  alt: '커튼을 걷은 침대 사이로 식판을 싣고 다가오는 서빙로봇 T5',
});

export const hotelA = /* @__PURE__ */ picture({
  name: 'hotel-a',
  hash: '23379669',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-907050',
  focus: 'at-80-100',
  alt: '엘리베이터 앞에서 객실 배송을 나서는 호텔 배송로봇 W3',
});

export const hotelB = /* @__PURE__ */ picture({
  name: 'hotel-b',
  hash: '2a9b469d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  focus: 'at-60-100',
  alt: '은은한 조명의 복도를 따라 객실로 향하는 호텔 배송로봇 W3',
});

export const hotelC = /* @__PURE__ */ picture({
  name: 'hotel-c',
  hash: 'ec8f4928',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  focus: 'at-70-100',
  alt: '복도로 들어서는 호텔 배송로봇 W3의 뒷모습',
});

export const hotelD = /* @__PURE__ */ picture({
  name: 'hotel-d',
  hash: 'fbf83674',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-907050',
  focus: 'at-70-90',
  alt: '호텔 로비의 대리석 바닥을 청소하는 청소로봇 C30',
});

export const resortA = /* @__PURE__ */ picture({
  name: 'resort-a',
  hash: '8dace9c5',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-55-100',
  alt: '초록 대리석 벽 앞 안내 데스크가 있는 리조트 로비에서 여행 가방 옆에 서서 칸 하나를 연 호텔 배송로봇 W3',
});

export const resortB = /* @__PURE__ */ picture({
  name: 'resort-b',
  hash: '050d5a21',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  focus: 'at-45-100',
  alt: '짐수레와 안내 데스크가 있는 리조트 로비 바닥의 물 자국을 닦는 청소로봇 C40',
});

export const resortC = /* @__PURE__ */ picture({
  name: 'resort-c',
  hash: 'd18c15a2',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-707050',
  focus: 'at-50-100',
  alt: '짐수레가 놓인 리조트 로비에서 방향을 돌려 객실로 향하는 호텔 배송로봇 W3',
});

export const lobbyA = /* @__PURE__ */ picture({
  name: 'lobby-a',
  hash: '79619445',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-b0a090',
  focus: 'at-50-90',
  alt: '햇살이 비치는 오피스 로비 바닥에 깨끗해진 길을 길게 남기며 다가오는 청소로봇 C30',
});

export const lobbyB = /* @__PURE__ */ picture({
  name: 'lobby-b',
  hash: 'b274e939',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-a0a090',
  focus: 'at-45-95',
  alt: '안내 데스크가 있는 로비에서 바닥을 닦는 청소로봇 C40',
});

export const lobbyC = /* @__PURE__ */ picture({
  name: 'lobby-c',
  hash: '3b3f0ab7',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-a0a090',
  focus: 'at-45-95',
  alt: '닦은 자국을 따라 로비 안쪽으로 나아가는 청소로봇 C40의 뒷모습',
});

export const lobbyD = /* @__PURE__ */ picture({
  name: 'lobby-d',
  hash: '408842b3',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-707060',
  focus: 'at-45-90',
  alt: '저녁 로비의 빈 바닥을 혼자 청소하는 청소로봇 C30',
});

export const lobbyE = /* @__PURE__ */ picture({
  name: 'lobby-e',
  hash: 'e5148ff5',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-65-100',
  alt: '저녁 예식이 끝난 넓은 로비의 대리석 바닥을 닦는 청소로봇 C40',
});

export const lobbyF = /* @__PURE__ */ picture({
  name: 'lobby-f',
  hash: 'efc6c2d5',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-908070',
  focus: 'at-60-100',
  alt: '햇살이 드는 오피스 로비를 가로질러 회의실로 다과를 나르는 서빙로봇 T10',
});

export const lobbyG = /* @__PURE__ */ picture({
  name: 'lobby-g',
  hash: '91c07ed1',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-707060',
  focus: 'at-60-85',
  alt: '‘지점 파트너 간담회’를 띄운 큰 화면과 줄지어 놓인 의자 앞에 선 서빙로봇 T10',
});

export const lobbyH = /* @__PURE__ */ picture({
  name: 'lobby-h',
  hash: '39941498',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-706050',
  focus: 'at-35-100',
  alt: '‘고객 만족 우수 기업’이라고 새긴 상패와 화병이 놓인 높은 탁자 옆에 선 서빙로봇 T6',
});

export const libraryA = /* @__PURE__ */ picture({
  name: 'library-a',
  hash: 'b2a63396',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-705040',
  focus: 'at-60-95',
  alt: '책장이 양옆으로 늘어선 도서관 통로를 밤사이 쓸며 지나는 청소로봇 C30',
});

export const foodcourtA = /* @__PURE__ */ picture({
  name: 'foodcourt-a',
  hash: 'e96b8799',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-908060',
  focus: 'at-60-100',
  alt: '간판을 밝힌 가게 네 곳이 늘어선 푸드코트 바닥을 쓸며 지나는 청소로봇 C30',
});

export const bowlingA = /* @__PURE__ */ picture({
  name: 'bowling-a',
  hash: 'b6bc96da',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-403040',
  focus: 'at-65-100',
  alt: '핀이 빛나는 볼링장 레인 앞으로 음료를 나르는 서빙로봇 T11',
});

export const warehouseA = /* @__PURE__ */ picture({
  name: 'warehouse-a',
  hash: '1d8f37e5',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806040',
  focus: 'at-70-100',
  alt: '높은 선반이 늘어선 창고 통로에서 상자를 나르는 물류로봇 S100',
});

export const warehouseB = /* @__PURE__ */ picture({
  name: 'warehouse-b',
  hash: '714083b9',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806040',
  focus: 'at-55-95',
  alt: '창고 통로 안쪽으로 짐을 싣고 들어가는 물류로봇 S100의 뒷모습',
});

export const warehouseC = /* @__PURE__ */ picture({
  name: 'warehouse-c',
  hash: '39eb14bf',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-706040',
  focus: 'at-65-100',
  alt: '창고 바닥에서 가까이 본, 상자를 실은 물류로봇 S100',
});

export const warehouseD = /* @__PURE__ */ picture({
  name: 'warehouse-d',
  hash: 'a48f9e72',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-806040',
  focus: 'at-65-100',
  alt: '높은 선반 사이 물류센터 주 통로를 닦으며 다가오는 청소로봇 C40',
});

export const warehouseE = /* @__PURE__ */ picture({
  name: 'warehouse-e',
  hash: '51af0cf4',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  focus: 'at-45-100',
  alt: '화물차가 선 출고장 앞에서 상자를 싣고 돌아서는 물류로봇 S100',
});

export const warehouseF = /* @__PURE__ */ picture({
  name: 'warehouse-f',
  hash: '8bfa5e2d',
  width: 1920,
  height: 1080,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-908070',
  focus: 'at-35-90',
  alt: '통로에 떨어진 상자 앞에서 방향을 틀어 비켜 가는 물류로봇 S100',
});

export const factoryA = /* @__PURE__ */ picture({
  name: 'factory-a',
  hash: '54d0300d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-808070',
  focus: 'at-70-95',
  alt: '생산 라인 옆 통로로 부품 상자를 나르는 물류로봇 S100',
});

export const factoryC = /* @__PURE__ */ picture({
  name: 'factory-c',
  hash: '0669245f',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-808070',
  focus: 'at-70-100',
  alt: '조립 공장의 통로 양쪽에 두 줄로 서서 출고를 기다리는 서빙로봇 T8와 T10',
});

export const labA = /* @__PURE__ */ picture({
  name: 'lab-a',
  hash: '36fb4795',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-707060',
  focus: 'at-65-95',
  alt: '해 질 무렵 도시가 내다보이는 연구소에서 바닥에 테이프로 표시한 시험 코스를 따라 모형 식탁 사이를 지나는 서빙로봇 T10',
});
