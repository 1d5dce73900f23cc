import type { PictureSource } from '../picture-source.ts';

// Alternative texts of the product pictures: what a visitor would see of the robot's shape.
const TALL = [1600, 2000] as const;
const LOW = [1600, 1280] as const;
const REAR = [1200, 1500] as const;

const FRONTS: readonly (readonly [model: string, size: PictureSource['size'], alt: string])[] = [
  ['t5', TALL, '네 단의 넓은 개방형 선반을 갖춘 서빙로봇 T5의 앞모습'],
  ['t6', TALL, '둥근 머리와 네 단 선반을 갖춘 서빙로봇 T6의 앞모습'],
  ['t8', TALL, '폭이 좁은 몸체에 선반 세 단을 얹은 슬림형 서빙로봇 T8의 앞모습'],
  ['t9', TALL, '큰 접시를 여러 층으로 나르는 대형 선반 서빙로봇 T9의 앞모습'],
  ['t10', TALL, '웃는 얼굴 화면 아래 음식이 담긴 선반 세 단을 갖춘 서빙로봇 T10의 앞모습'],
  ['t11', TALL, '좁은 통로를 위한 가느다란 몸체의 서빙로봇 T11의 앞모습'],
  ['w3', TALL, '번호가 적힌 잠금식 수납함을 갖춘 호텔 배송로봇 W3의 앞모습'],
  ['s100', LOW, '낮고 평평한 적재판에 짐을 싣는 물류로봇 S100의 앞모습'],
  ['c30', LOW, '낮고 둥근 몸체 아래로 브러시가 보이는 청소로봇 C30의 앞모습'],
  ['c40', LOW, '큰 몸체에 롤러를 품은 업소용 청소로봇 C40의 앞모습'],
];

const REARS: readonly (readonly [model: string, alt: string])[] = [
  ['t5', '기둥과 네 단 선반의 짜임이 드러나는 서빙로봇 T5의 뒷모습'],
  ['t6', '곡선형 등판과 네 단 선반이 보이는 서빙로봇 T6의 뒷모습'],
  ['t8', '날렵한 등판이 돋보이는 슬림형 서빙로봇 T8의 뒷모습'],
  ['t9', '넓은 선반을 받치는 튼튼한 등판의 서빙로봇 T9의 뒷모습'],
  ['t10', '23.8인치 광고 디스플레이에 추천 메뉴를 띄운 서빙로봇 T10의 뒷모습'],
  ['t11', '가느다란 등판과 바퀴 완충부가 보이는 서빙로봇 T11의 뒷모습'],
  ['w3', '둥글게 마감된 등판의 호텔 배송로봇 W3의 뒷모습'],
  ['s100', '적재판 뒤쪽과 배터리 덮개가 보이는 물류로봇 S100의 뒷모습'],
  ['c30', '손잡이와 먼지통 덮개가 보이는 청소로봇 C30의 뒷모습'],
  ['c40', '교체형 배터리 덮개가 보이는 청소로봇 C40의 뒷모습'],
];

export const robotPictures: readonly PictureSource[] = [
  ...FRONTS.map(([model, size, alt]) => ({ name: `${model}-front`, kind: 'cutout' as const, size, alt })),
  ...REARS.map(([model, alt]) => ({ name: `${model}-rear`, kind: 'cutout' as const, size: REAR, alt })),
];
