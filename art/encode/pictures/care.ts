import type { PictureSource } from '../picture-source.ts';

// One for each video that tells how a robot is looked after.
const ALTS = {
  't5-care-sensor': '앞면 센서 창 위로 극세사 천을 걸쳐 닦는 T5의 아랫부분',
  't8-care-tray': '그릇을 비우고 가운데 트레이를 앞으로 빼낸 T8',
  't8-care-wheel': '옆으로 눕힌 T8의 보조 바퀴에 감긴 머리카락과 파란 끈, 바닥에 놓인 핀셋',
  't8-care-sound': '소리 크기를 맞추고 음성 안내를 따로 켜고 끄는 T8의 터치스크린',
  't10-care-map': '매장 지도에서 7번 테이블을 새 자리로 끄는 T10의 터치스크린',
  't9-care-place': '지도 위 화살표로 위치를 다시 맞추는 T9의 터치스크린',
  's100-care-load': '무거운 상자 위에 가벼운 상자를 쌓고 고정 끈을 두 곳에 건 S100',
  'c30-care-bin': '먼지가 담긴 먼지통을 뒤로 당겨 꺼낸 C30',
  'c30-care-brush': '빼낸 회전 브러시와 드라이버가 앞에 놓인 C30',
  'c40-care-roller': '세 롤러 가운데 하나를 옆으로 당겨 빼낸 C40',
} as const;

export const carePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'feature',
  alt,
}));
