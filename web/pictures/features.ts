// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t10Display = /* @__PURE__ */ picture({
  name: 't10-display',
  hash: '898366a2',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-505050',
  alt: '추천 메뉴 광고가 재생되는 T10 뒷면의 23.8인치 디스플레이',
});

export const t10Touch = /* @__PURE__ */ picture({
  name: 't10-touch',
  hash: 'd7d24b3f',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-808090',
  alt: '테이블 번호를 고르는 T10의 11.6인치 터치스크린',
});

export const t10Trays = /* @__PURE__ */ picture({
  name: 't10-trays',
  hash: '24b8a071',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-b0b0a0',
  alt: '비빔밥과 찌개, 국수와 파스타, 차가운 음료를 세 단에 나누어 가득 실은 T10의 트레이',
});

export const t8Trays = /* @__PURE__ */ picture({
  name: 't8-trays',
  hash: '7a82a6a8',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-c0c0c0',
  alt: '디저트와 커피, 파스타 접시와 샐러드, 차가운 음료를 세 단 트레이에 나누어 실은 T8의 트레이를 가까이에서 본 모습',
});

export const t8Touch = /* @__PURE__ */ picture({
  name: 't8-touch',
  hash: '76366d68',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-90a0a0',
  alt: '서빙과 퇴식, 순회, 충전이 첫 화면에 모인 T8의 10.1인치 터치스크린',
});

export const t9Trays = /* @__PURE__ */ picture({
  name: 't9-trays',
  hash: '948ca141',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-a0b0a0',
  alt: '뚝배기와 주전자, 비빔밥, 큰 접시의 고기와 전, 만두 찜기, 찬그릇과 음료를 가득 채운 T9의 대형 트레이 네 단',
});

export const t9Touch = /* @__PURE__ */ picture({
  name: 't9-touch',
  hash: '012dbc6a',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-909090',
  alt: '배송할 테이블을 지정하는 T9의 11.6인치 터치스크린',
});

export const t11Suspension = /* @__PURE__ */ picture({
  name: 't11-suspension',
  hash: 'd42ef597',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-a0b0b0',
  alt: '몸체와 주행부 사이에 놓인 T11의 6링 쇼크 업소버를 가까이에서 본 모습',
});

export const t11Vision = /* @__PURE__ */ picture({
  name: 't11-vision',
  hash: 'd439a0ec',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-d0d0d0',
  alt: '앞길의 의자와 바닥에 놓인 공을 다섯 개의 시야로 알아보는 T11',
});

export const t11Detect = /* @__PURE__ */ picture({
  name: 't11-detect',
  hash: 'ed9a9fd9',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-304040',
  alt: '접시와 음료, 국수와 국 그릇 둘레에 감지 표시등이 켜진 T11의 AI 트레이 두 단',
});

export const t5Trays = /* @__PURE__ */ picture({
  name: 't5-trays',
  hash: 'e369c977',
  width: 1152,
  height: 1440,
  widths: [480, 960, 1152],
  placeholder: 'ph-c0c0c0',
  alt: '네 단 선반에 음식과 컵을 가득 실은 T5를 비스듬히 위에서 본 모습',
});

export const t6Trays = /* @__PURE__ */ picture({
  name: 't6-trays',
  hash: '54d72180',
  width: 1152,
  height: 1440,
  widths: [480, 960, 1152],
  placeholder: 'ph-c0d0c0',
  alt: '샐러드와 커피, 파스타와 국, 팬케이크와 마카롱, 차가운 음료를 둥근 선반 네 단에 실은 T6의 전체 모습',
});

export const w3Compartments = /* @__PURE__ */ picture({
  name: 'w3-compartments',
  hash: '5367088c',
  width: 1152,
  height: 1440,
  widths: [480, 960, 1152],
  placeholder: 'ph-c0c0c0',
  alt: '네 칸의 문이 모두 열려 수건과 어메니티, 룸서비스, 택배 상자, 약봉투와 생수가 저마다 담긴 W3의 전신',
});

export const w3Inside = /* @__PURE__ */ picture({
  name: 'w3-inside',
  hash: '79336477',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-c0c0c0',
  alt: '접은 수건과 말아 둔 수건, 어메니티 병을 담고 불이 켜진 W3의 수납칸 하나를 위에서 가까이 본 모습',
});

export const w3Panel = /* @__PURE__ */ picture({
  name: 'w3-panel',
  hash: '68c7d35a',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-707080',
  alt: '수납함을 열 인증 번호를 입력하는 W3 윗면의 조작 화면',
});

export const s100Load = /* @__PURE__ */ picture({
  name: 's100-load',
  hash: '136df322',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-304040',
  alt: '상자와 부품함을 올리고도 뒤쪽이 비어 있는 S100의 평평한 적재판, 바닥에서 기다리는 상자',
});

export const s100Battery = /* @__PURE__ */ picture({
  name: 's100-battery',
  hash: '55f2abb0',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-304040',
  alt: '뒤에서 본 S100에서 반쯤 빠져나온 배터리 팩과 적재판에 올려 둔 새 배터리 팩',
});

export const c30Brush = /* @__PURE__ */ picture({
  name: 'c30-brush',
  hash: '3d4d5711',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-90a0a0',
  alt: '벽 모서리의 먼지를 쓸어 모으는 C30의 브러시를 바닥 높이에서 가까이 본 모습',
});

export const c30Suction = /* @__PURE__ */ picture({
  name: 'c30-suction',
  hash: 'ac3660eb',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-505050',
  alt: '바닥의 모래와 먼지, 머리카락이 C30의 흡입구로 빨려 들어가는 모습을 바닥 높이에서 가까이 본 장면',
});

export const c30Panel = /* @__PURE__ */ picture({
  name: 'c30-panel',
  hash: '63d1fea4',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-809080',
  alt: '청소할 구역과 모드 아래에 시작 버튼이 빛나는 C30 윗면의 조작 화면',
});

export const c40Rollers = /* @__PURE__ */ picture({
  name: 'c40-rollers',
  hash: '417f4997',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-a0a0a0',
  alt: '젖은 타일 위의 커피 얼룩을 반쯤 지운 C40의 롤러 세 개를 가까이에서 본 모습',
});

export const c40Sensors = /* @__PURE__ */ picture({
  name: 'c40-sensors',
  hash: 'ba37221f',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-204040',
  alt: '열 개의 센서가 살피는 둘레 바닥에 부채꼴 빛 물결이 열 갈래로 퍼지는 C40의 정면',
});

export const c40Battery = /* @__PURE__ */ picture({
  name: 'c40-battery',
  hash: 'c84ac751',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-c0c0c0',
  alt: '손잡이를 당겨 꺼내는 C40의 교체형 배터리',
});

export const c40Swap = /* @__PURE__ */ picture({
  name: 'c40-swap',
  hash: '159d511a',
  width: 1152,
  height: 1440,
  widths: [480, 960, 1152],
  placeholder: 'ph-c0d0d0',
  alt: '손잡이로 배터리를 반쯤 꺼낸 C40의 뒷모습',
});
