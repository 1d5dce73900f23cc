// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t5Front = /* @__PURE__ */ picture({
  name: 't5-front',
  hash: 'b05992db',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '네 단의 넓은 개방형 선반을 갖춘 서빙로봇 T5의 앞모습',
});

export const t6Front = /* @__PURE__ */ picture({
  name: 't6-front',
  hash: 'fbd31253',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '둥근 머리와 네 단 선반을 갖춘 서빙로봇 T6의 앞모습',
});

export const t8Front = /* @__PURE__ */ picture({
  name: 't8-front',
  hash: '4b800300',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '좁은 몸체의 트레이 세 단에 케이크와 팬케이크, 파스타, 음료를 실은 슬림형 서빙로봇 T8의 앞모습',
});

export const t9Front = /* @__PURE__ */ picture({
  name: 't9-front',
  hash: '8a5ee32d',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '뚝배기와 주전자, 비빔밥, 고기와 만두, 음료를 네 단에 가득 실은 대형 트레이 서빙로봇 T9의 앞모습',
});

export const t10Front = /* @__PURE__ */ picture({
  name: 't10-front',
  hash: '6d430472',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '웃는 얼굴 화면 아래 음식이 담긴 트레이 세 단을 갖춘 서빙로봇 T10의 앞모습',
});

export const t11Front = /* @__PURE__ */ picture({
  name: 't11-front',
  hash: '3d09ab29',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '좁은 통로를 위한 가느다란 몸체의 서빙로봇 T11의 앞모습',
});

export const w3Front = /* @__PURE__ */ picture({
  name: 'w3-front',
  hash: '86205aea',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '번호가 적힌 잠금식 수납함을 갖춘 호텔 배송로봇 W3의 앞모습',
});

export const s100Front = /* @__PURE__ */ picture({
  name: 's100-front',
  hash: '6f6e525d',
  width: 1600,
  height: 1600,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '낮고 평평한 적재판에 짐을 싣는 물류로봇 S100의 앞모습',
});

export const c30Front = /* @__PURE__ */ picture({
  name: 'c30-front',
  hash: 'dbc22e66',
  width: 1600,
  height: 1600,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '낮고 둥근 몸체 아래로 브러시가 보이는 청소로봇 C30의 앞모습',
});

export const c40Front = /* @__PURE__ */ picture({
  name: 'c40-front',
  hash: 'f81cf000',
  width: 1600,
  height: 1600,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '큰 몸체에 롤러를 품은 업소용 청소로봇 C40의 앞모습',
});
