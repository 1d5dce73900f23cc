import type { PictureSource } from '../picture-source.ts';

const ALTS = {
  't10-display': '추천 메뉴 광고가 재생되는 T10 뒷면의 23.8인치 디스플레이',
  't10-touch': '테이블 번호를 고르는 T10의 11.6인치 터치스크린',
  't10-trays': '비빔밥과 반찬 그릇이 놓인 T10의 트레이를 가까이에서 본 모습',
  't8-trays': '그릇과 접시를 단마다 나누어 실은 T8의 트레이',
  't8-touch': '서빙과 퇴식, 순회, 충전이 첫 화면에 모인 T8의 10.1인치 터치스크린',
  't9-trays': '무거운 뚝배기와 큰 접시를 네 단의 대형 트레이에 나누어 실은 T9',
  't9-touch': '배송할 테이블을 지정하는 T9의 11.6인치 터치스크린',
  't11-suspension': '바퀴를 감싼 T11의 6링 쇼크 업소버를 가까이에서 본 모습',
  't11-vision': 'T11 머리 앞면과 옆면에 배치된 스테레오 비전 센서',
  't11-detect': '그릇이 놓이자 감지 표시등이 켜진 T11의 AI 트레이',
  't5-trays': '네 단에 식기를 가득 실은 T5의 개방형 선반',
  't6-trays': '모서리가 둥근 T6의 네 단 선반에 놓인 접시와 컵',
  't5-sensor': '장애물을 살피는 T5 하단의 센서부를 가까이에서 본 모습',
  'w3-compartments': '네 칸의 문이 모두 열려 수건과 종이봉투, 상자, 룸서비스가 저마다 담긴 W3의 수납함',
  'w3-inside': '객실로 갈 종이봉투와 생수가 담긴 W3의 수납함 안쪽',
  'w3-panel': '수납함을 열 인증 번호를 입력하는 W3 윗면의 조작 화면',
  's100-load': '상자를 쌓아 올린 S100의 평평한 적재판',
  's100-battery': '반쯤 빠져나온 S100의 교체형 배터리 팩',
  's100-sensor': 'S100 앞면에 자리한 장애물 감지 센서',
  'c30-brush': '바닥 가장자리를 쓸어 내는 C30의 회전 브러시',
  'c30-suction': '바닥에 흩어진 부스러기를 향해 나아가는 C30의 앞부분',
  'c30-panel': '청소 진행 상황을 보여주는 C30 윗면의 조작 화면',
  'c40-rollers': '바닥을 문지르는 C40의 3중 롤러를 앞에서 가까이 본 모습',
  'c40-sensors': '사방을 살피는 C40의 센서 배열을 가까이에서 본 모습',
  'c40-battery': '손잡이를 당겨 꺼내는 C40의 교체형 배터리',
} as const;

export const featurePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'feature',
  alt,
}));
