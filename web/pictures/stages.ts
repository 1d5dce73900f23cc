// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t10Stage = /* @__PURE__ */ picture({
  name: 't10-stage',
  hash: 'd7c8a047',
  width: 1600,
  height: 1333,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '어두운 돌바닥에 나란히 서서 광고 화면과 웃는 얼굴을 보이는 서빙로봇 T10 두 대',
});

export const t8Stage = /* @__PURE__ */ picture({
  name: 't8-stage',
  hash: 'fa166dbd',
  width: 1600,
  height: 1467,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '카페 테라초 바닥에서 케이크와 팬케이크, 파스타, 음료를 싣고 선 슬림형 서빙로봇 T8',
});

export const t9Stage = /* @__PURE__ */ picture({
  name: 't9-stage',
  hash: '722a3ece',
  width: 1600,
  height: 1467,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '짙은 원목 바닥에 음식을 가득 싣고 선 대용량 서빙로봇 T9',
});

export const t11Stage = /* @__PURE__ */ picture({
  name: 't11-stage',
  hash: '48934082',
  width: 1600,
  height: 1467,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '국숫집 테라초 바닥에 비쳐 선 초슬림 서빙로봇 T11',
});

export const t6T5Stage = /* @__PURE__ */ picture({
  name: 't6-t5-stage',
  hash: '2f26d208',
  width: 1600,
  height: 1333,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '식당 원목 바닥에 나란히 선 서빙로봇 T6와 T5',
});

export const w3Stage = /* @__PURE__ */ picture({
  name: 'w3-stage',
  hash: 'a2e360c1',
  width: 1600,
  height: 1467,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '금빛 테를 두른 복도 카펫 위에 선 호텔 배송로봇 W3',
});

export const s100Stage = /* @__PURE__ */ picture({
  name: 's100-stage',
  hash: 'b1cf8dc2',
  width: 1600,
  height: 1173,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '물류센터 콘크리트 바닥의 노란 선을 따라 상자를 나르는 물류로봇 S100',
});

export const c30Stage = /* @__PURE__ */ picture({
  name: 'c30-stage',
  hash: '97f5694d',
  width: 1600,
  height: 1173,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '로비 돌바닥에 쓸고 지나간 자국을 남기며 나아가는 청소로봇 C30',
});

export const c40Stage = /* @__PURE__ */ picture({
  name: 'c40-stage',
  hash: '3083e101',
  width: 1600,
  height: 1173,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '넓은 홀의 돌바닥을 닦으며 나아가는 물청소로봇 C40',
});
