// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t5CareSensor = /* @__PURE__ */ picture({
  name: 't5-care-sensor',
  hash: 'f058adff',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-b0b0b0',
  alt: '앞면 센서 창 위로 극세사 천을 걸쳐 닦는 T5의 아랫부분',
});

export const t8CareTray = /* @__PURE__ */ picture({
  name: 't8-care-tray',
  hash: 'c429c885',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-c0c0c0',
  alt: '그릇을 비우고 가운데 트레이를 앞으로 빼낸 T8',
});

export const t8CareWheel = /* @__PURE__ */ picture({
  name: 't8-care-wheel',
  hash: 'ceb117c1',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-a0a0b0',
  alt: '옆으로 눕힌 T8의 보조 바퀴에 감긴 머리카락과 파란 끈, 바닥에 놓인 핀셋',
});

export const t8CareSound = /* @__PURE__ */ picture({
  name: 't8-care-sound',
  hash: 'a72b4291',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-809090',
  alt: '소리 크기를 맞추고 음성 안내를 따로 켜고 끄는 T8의 터치스크린',
});

export const t10CareMap = /* @__PURE__ */ picture({
  name: 't10-care-map',
  hash: 'f49f7dea',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-708080',
  alt: '매장 지도에서 7번 테이블을 새 자리로 끄는 T10의 터치스크린',
});

export const t9CarePlace = /* @__PURE__ */ picture({
  name: 't9-care-place',
  hash: 'fa38fd12',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-809090',
  alt: '지도 위 화살표로 위치를 다시 맞추는 T9의 터치스크린',
});

export const s100CareLoad = /* @__PURE__ */ picture({
  name: 's100-care-load',
  hash: 'd4dbc522',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-c0c0b0',
  alt: '무거운 상자 위에 가벼운 상자를 쌓고 고정 끈을 두 곳에 건 S100',
});

export const c30CareBin = /* @__PURE__ */ picture({
  name: 'c30-care-bin',
  hash: 'eb400aaf',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-c0c0c0',
  alt: '먼지가 담긴 먼지통을 뒤로 당겨 꺼낸 C30',
});

export const c30CareBrush = /* @__PURE__ */ picture({
  name: 'c30-care-brush',
  hash: 'e8f51b71',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-b0c0b0',
  alt: '빼낸 회전 브러시와 드라이버가 앞에 놓인 C30',
});

export const c40CareRoller = /* @__PURE__ */ picture({
  name: 'c40-care-roller',
  hash: '36e216b2',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  placeholder: 'ph-b0c0c0',
  alt: '세 롤러 가운데 하나를 옆으로 당겨 빼낸 C40',
});
