const written = (value: number) => value.toLocaleString('ko-KR');

/** The fields of a plan as its page calls them. */
const fieldNames: Readonly<Record<string, string>> = {
  v: '버전',
  name: '이름',
  width: '매장 가로',
  depth: '매장 세로',
  obstacles: '물건 목록',
  pickup: '픽업 위치',
  dock: '충전 위치',
  kind: '종류',
  id: '이름',
  x: '왼쪽에서 떨어진 거리',
  y: '위에서 떨어진 거리',
  w: '가로',
  d: '세로',
};

/** What a person is told of a plan or a day that cannot be taken. A subject comes with its particle (`가로는`). */
export const messages = {
  shape: (what: string) => `${what}의 형식이 올바르지 않습니다.`,
  unknownField: (what: string, field: string) =>
    `${what}에 알 수 없는 항목(${field.slice(0, 20)})이 있습니다.`,
  missingField: (what: string, field: string) => `${what}에 ${fieldNames[field] ?? field} 정보가 없습니다.`,
  version: '지원하지 않는 배치도 버전입니다.',
  wholeCm: (subject: string, min: number, max: number) =>
    `${subject} ${written(min)}에서 ${written(max)} 사이의 정수(cm)여야 합니다.`,
  text: (subject: string, min: number, max: number) =>
    `${subject} ${min > 0 ? `${min}자 이상 ` : ''}${max}자 이하의 글자여야 합니다.`,
  badCharacters: (what: string) => `${what}에 사용할 수 없는 문자가 포함되어 있습니다.`,
  tooManyObstacles: (max: number) => `물건은 ${max}개까지 놓을 수 있습니다.`,
  unknownKind: '알 수 없는 종류의 물건입니다.',
  sameId: (id: string) => `이름이 같은 물건이 있습니다(${id}).`,
  pickupInside: '픽업 위치가 다른 물건 안에 있습니다.',
  tooLarge: (kilobytes: number) => `배치도가 너무 큽니다. ${kilobytes}kB까지 받을 수 있습니다.`,
  notJson: '배치도를 읽을 수 없습니다. 내용이 잘렸거나 손상되었습니다.',
  brokenLink: '배치도 링크가 잘렸거나 손상되었습니다. 주소 전체를 복사했는지 확인해주세요.',
  tooLate: '이 배치도는 너무 커서 시뮬레이션하지 못했습니다. 매장이나 물건 수를 줄여 다시 시도해주세요.',
  unknownModel: '알 수 없는 모델입니다.',
  unknownPassage: (model: string) => `${model}의 최소 통과 폭이 확인되지 않아 시뮬레이션할 수 없습니다.`,
  robots: (max: number) => `로봇은 1대에서 ${max}대까지 둘 수 있습니다.`,
  hours: (max: number) => `시간은 0보다 크고 ${written(max)} 이하여야 합니다.`,
  ordersPerHour: '시간당 주문 수는 0 이상이어야 합니다.',
  tooManyOrders: (max: number) => `주문이 너무 많습니다. 모두 ${written(max)}건까지 계산할 수 있습니다.`,
  seed: '난수 시드는 숫자여야 합니다.',
  ordersPerTrip: '한 번에 나르는 주문 수는 1 이상의 정수여야 합니다.',
  handlingTime: '싣고 내리는 시간은 0초 이상이어야 합니다.',
  speed: '주행 속도는 0보다 커야 합니다.',
} as const;
