import type { PictureSource } from '../picture-source.ts';

// Alternative texts of the product pictures: what a visitor would see of the robot's shape.
const FRONTS = {
  't5-front': '네 단의 넓은 개방형 선반을 갖춘 서빙로봇 T5의 앞모습',
  't6-front': '둥근 머리와 네 단 선반을 갖춘 서빙로봇 T6의 앞모습',
  't8-front': '좁은 몸체의 트레이 세 단에 케이크와 팬케이크, 파스타, 음료를 실은 슬림형 서빙로봇 T8의 앞모습',
  't9-front':
    '뚝배기와 주전자, 비빔밥, 고기와 만두, 음료를 네 단에 가득 실은 대형 트레이 서빙로봇 T9의 앞모습',
  't10-front': '웃는 얼굴 화면 아래 음식이 담긴 트레이 세 단을 갖춘 서빙로봇 T10의 앞모습',
  't11-front': '좁은 통로를 위한 가느다란 몸체의 서빙로봇 T11의 앞모습',
  'w3-front': '번호가 적힌 잠금식 수납함을 갖춘 호텔 배송로봇 W3의 앞모습',
  's100-front': '낮고 평평한 적재판에 짐을 싣는 물류로봇 S100의 앞모습',
  'c30-front': '낮고 둥근 몸체 아래로 브러시가 보이는 청소로봇 C30의 앞모습',
  'c40-front': '큰 몸체에 롤러를 품은 업소용 청소로봇 C40의 앞모습',
} as const;

const REARS = {
  't10-rear': '23.8인치 광고 디스플레이에 추천 메뉴를 띄운 서빙로봇 T10의 뒷모습',
} as const;

const STAGES = {
  't10-stage': '어두운 돌바닥에 나란히 서서 광고 화면과 웃는 얼굴을 보이는 서빙로봇 T10 두 대',
  't8-stage': '카페 테라초 바닥에서 케이크와 팬케이크, 파스타, 음료를 싣고 선 슬림형 서빙로봇 T8',
  't9-stage': '짙은 원목 바닥에 음식을 가득 싣고 선 대용량 서빙로봇 T9',
  't11-stage': '국숫집 테라초 바닥에 비쳐 선 초슬림 서빙로봇 T11',
  't6-t5-stage': '식당 원목 바닥에 나란히 선 서빙로봇 T6와 T5',
  'w3-stage': '금빛 테를 두른 복도 카펫 위에 선 호텔 배송로봇 W3',
  's100-stage': '물류센터 콘크리트 바닥의 노란 선을 따라 상자를 나르는 물류로봇 S100',
  'c30-stage': '로비 돌바닥에 쓸고 지나간 자국을 남기며 나아가는 청소로봇 C30',
  'c40-stage': '넓은 홀의 돌바닥을 닦으며 나아가는 물청소로봇 C40',
} as const;

const FLOORS = {
  't8-floor': '햇빛이 드는 카페의 테라초 바닥',
  't11-floor': '국숫집의 잔돌 섞인 테라초 바닥',
  't6-t5-floor': '밝은 원목을 깐 식당 바닥의 마루 결',
  's100-floor': '노란 통로선을 그은 물류센터의 콘크리트 바닥',
  'c30-floor': '로비 돌바닥에 남은 쓸고 지나간 자국',
} as const;

const cutouts = (alts: Readonly<Record<string, string>>): PictureSource[] =>
  Object.entries(alts).map(([name, alt]) => ({ name, kind: 'cutout', alt }));

const APART = {
  't11-apart': '머리와 센서, 기둥, 트레이, 여섯 개의 링, 주행부가 저마다 떨어져 떠 있는 서빙로봇 T11',
} as const;

/** Drawn part by part: nobody sees a sheet as it is. */
const SHEETS = {
  't11-parts': '서빙로봇 T11의 부품을 하나씩 따로 담은 그림판',
} as const;

export const frontPictures = cutouts(FRONTS);
export const stagePictures = Object.entries(STAGES).map(([name, alt]): PictureSource => ({
  name,
  kind: 'stage',
  alt,
}));
export const floorPictures = Object.entries(FLOORS).map(([name, alt]): PictureSource => ({
  name,
  kind: 'floor',
  alt,
}));
export const rearPictures = cutouts(REARS);
export const apartPictures = cutouts(APART);
export const sheetPictures = Object.entries(SHEETS).map(([name, alt]): PictureSource => ({
  name,
  kind: 'parts',
  alt,
}));
