import type { Model } from '#catalog/robots.ts';

/** Metres from the middle of the floor it stands on: to the right of who looks at its face, up, towards them. */
type Place = readonly [x: number, y: number, z: number];

/** A part as it is named on the 3D model: where it is, and where its surface looks to. */
interface Part {
  name: string;
  text: string;
  at: Place;
  facing: Place;
}

const stop = { name: '비상 정지 버튼', text: '누르면 그 자리에서 바로 멈춥니다.' };
const eyes = { name: '전방 센서', text: '앞을 살펴 사람과 장애물을 알아봅니다.' };
const status = { name: '뒷면 상태 화면', text: '뒤에서도 무엇을 하는 중인지 보입니다.' };
const front: Place = [0, 0, 1];
const back: Place = [0, 0, -1];
const up: Place = [0, 1, 0];
/** Of what a back hides from behind. */
const upToTheFront: Place = [0, 0.5, 0.87];

/** Read off the models; the sentences are sample content. */
export const parts: Readonly<Record<Model, readonly [Part, Part, Part, ...Part[]]>> = {
  T10: [
    {
      name: '11.6인치 터치스크린',
      text: '표정으로 인사하고, 테이블 번호를 누르면 출발합니다.',
      at: [0.1, 1.265, -0.018],
      facing: [0, 0.33, 0.95],
    },
    {
      name: '23.8인치 광고 디스플레이',
      text: '매장을 오가며 메뉴와 이벤트를 보여줍니다.',
      at: [0, 0.655, -0.218],
      facing: back,
    },
    { name: '트레이', text: '모두 합쳐 최대 40kg까지 싣습니다.', at: [0, 0.493, 0.05], facing: upToTheFront },
    { ...eyes, at: [0, 0.235, 0.283], facing: front },
    { ...stop, at: [0.105, 0.348, -0.229], facing: back },
  ],
  T8: [
    {
      name: '10.1인치 터치스크린',
      text: '자주 쓰는 기능을 첫 화면에 모았습니다.',
      at: [0.075, 1.155, -0.009],
      facing: [0, 0.47, 0.88],
    },
    {
      name: '세 단 트레이',
      text: '모두 합쳐 최대 20kg까지 싣습니다.',
      at: [0, 0.63, 0.03],
      facing: upToTheFront,
    },
    {
      name: '손잡이',
      text: '매장 안에서 자리를 옮길 때 잡습니다.',
      at: [0, 1.214, -0.105],
      facing: [0, 0.3, -0.95],
    },
    { ...status, at: [0, 0.864, -0.182], facing: back },
    { ...eyes, at: [0, 0.235, 0.229], facing: front },
    { ...stop, at: [0, 0.621, -0.214], facing: back },
  ],
  T9: [
    {
      name: '11.6인치 터치스크린',
      text: '배송할 테이블과 단을 큰 화면에서 고릅니다.',
      at: [0.17, 1.231, 0.134],
      facing: [0, 0.31, 0.95],
    },
    { name: '대형 트레이', text: '한 단에 10kg씩, 무거운 그릇도 싣습니다.', at: [0, 0.78, 0.05], facing: up },
    {
      name: '옆면 표시등',
      text: '옆에서도 로봇이 있는 곳을 알 수 있습니다.',
      at: [0.29, 0.81, 0],
      facing: [1, 0, 0],
    },
    { ...status, at: [0, 1.217, 0.068], facing: back },
    { ...eyes, at: [0, 0.236, 0.288], facing: front },
    { ...stop, at: [0.172, 0.269, -0.291], facing: back },
  ],
  T11: [
    {
      name: '표정 화면',
      text: '무엇을 하는 중인지 표정으로 알립니다.',
      at: [0.12, 1.101, 0.1],
      facing: front,
    },
    {
      name: '스테레오 비전 센서',
      text: '다섯 개가 사방을 입체로 살핍니다.',
      at: [0.175, 1.1, -0.053],
      facing: [1, 0, 0],
    },
    {
      name: 'AI 트레이',
      text: '그릇을 올리고 내리는 순간을 99% 이상 알아챕니다.',
      at: [0, 0.65, 0.05],
      facing: upToTheFront,
    },
    {
      name: '6링 쇼크 업소버',
      text: '문턱과 이음매의 충격을 여섯 링이 나누어 받습니다.',
      at: [0, 0.261, 0.2],
      facing: front,
    },
    { ...status, at: [0, 1.03, -0.192], facing: back },
    { ...stop, at: [0, 0.452, -0.211], facing: back },
  ],
  T6: [
    {
      name: '표정 화면',
      text: '둥근 얼굴로 손님과 눈을 맞춥니다.',
      at: [0.075, 1.165, -0.038],
      facing: [0, 0.34, 0.94],
    },
    {
      name: '네 단 선반',
      text: '모서리가 둥근 선반에 최대 35kg까지 싣습니다.',
      at: [0, 0.564, 0.05],
      facing: upToTheFront,
    },
    { ...status, at: [0, 0.904, -0.196], facing: back },
    { ...eyes, at: [0, 0.235, 0.255], facing: front },
    { ...stop, at: [0, 0.337, -0.225], facing: back },
  ],
  T5: [
    {
      name: '표정 화면',
      text: '무엇을 하는 중인지 표정으로 알립니다.',
      at: [0.13, 1.221, -0.063],
      facing: [0, 0.28, 0.96],
    },
    {
      name: '네 단 선반',
      text: '사방이 트인 선반에 최대 40kg까지 싣습니다.',
      at: [0, 0.59, 0.03],
      facing: up,
    },
    { ...status, at: [0, 1.187, -0.124], facing: back },
    { ...eyes, at: [0, 0.235, 0.268], facing: front },
    { ...stop, at: [0.161, 0.268, -0.266], facing: back },
  ],
  W3: [
    {
      name: '표정 화면',
      text: '객실 앞에 도착하면 눈빛으로 인사합니다.',
      at: [0.16, 0.947, 0.246],
      facing: front,
    },
    {
      name: '수납함',
      text: '네 칸이 따로 열리고, 모두 합쳐 90L를 담습니다.',
      at: [-0.109, 0.703, 0.254],
      facing: front,
    },
    {
      name: '조작 화면',
      text: '객실 번호를 입력하면 출발합니다.',
      at: [0, 1.1, 0.008],
      facing: [0, 0.97, 0.24],
    },
    { ...eyes, at: [0, 0.223, 0.259], facing: front },
    { ...stop, at: [0.122, 0.303, -0.272], facing: back },
  ],
  S100: [
    {
      name: '표정 화면',
      text: '가는 방향을 눈빛으로 먼저 알립니다.',
      at: [0.2, 0.302, 0.39],
      facing: [0, 0.31, 0.95],
    },
    { name: '적재판', text: '평평한 판에 100kg 이상을 싣습니다.', at: [0, 0.237, -0.25], facing: up },
    {
      name: '교체형 배터리',
      text: '뒤로 당겨 15초 만에 바꿔 끼웁니다.',
      at: [0, 0.19, -0.505],
      facing: back,
    },
    {
      name: '조작 화면',
      text: '보낼 곳을 골라 출발시킵니다.',
      at: [0, 0.408, 0.27],
      facing: [0, 0.97, -0.24],
    },
    { ...eyes, at: [0, 0.187, 0.445], facing: front },
    { ...stop, at: [0.33, 0.188, -0.294], facing: [1, 0, 0] },
  ],
  C30: [
    {
      name: '표정 화면',
      text: '청소하는 동안 오가는 사람을 눈빛으로 맞습니다.',
      at: [0.13, 0.189, 0.222],
      facing: [0, 0.36, 0.93],
    },
    {
      name: '사이드 브러시',
      text: '구석의 먼지를 안쪽으로 모읍니다.',
      at: [0.165, 0.04, 0.215],
      facing: [0.4, 0.5, 0.77],
    },
    { name: '상단 센서', text: '한 바퀴를 둘러보며 길을 찾습니다.', at: [0, 0.282, 0.074], facing: front },
    {
      name: '조작 화면',
      text: '구역과 모드를 고르고 시작을 누릅니다.',
      at: [0.026, 0.277, -0.133],
      facing: [0, 0.99, 0.15],
    },
    { name: '먼지통', text: '뒤에서 당겨 비웁니다.', at: [0, 0.188, -0.276], facing: back },
    { name: '손잡이', text: '다른 층으로 옮길 때 잡습니다.', at: [0, 0.31, -0.19], facing: [0, 0.7, -0.7] },
  ],
  C40: [
    {
      name: '표정 화면',
      text: '청소하는 동안 오가는 사람을 눈빛으로 맞습니다.',
      at: [0.15, 0.433, 0.16],
      facing: [0, 0.29, 0.96],
    },
    {
      name: '센서 창',
      text: '열 개의 센서로 사방을 살핍니다.',
      at: [0.08, 0.248, 0.232],
      facing: [0, 0.17, 0.98],
    },
    {
      name: '3중 롤러',
      text: '세 개의 롤러가 차례로 바닥을 닦습니다.',
      at: [0, 0.045, 0.361],
      facing: [0, 0.2, 0.98],
    },
    { name: '교체형 배터리', text: '손잡이를 당겨 5초 만에 바꿉니다.', at: [0, 0.42, -0.45], facing: back },
    {
      name: '조작 화면',
      text: '구역과 모드를 골라 시작합니다.',
      at: [0, 0.661, -0.259],
      facing: [0, 0.91, -0.41],
    },
    {
      name: '이동 손잡이',
      text: '손으로 밀어 옮길 때 잡습니다.',
      at: [0, 0.648, -0.493],
      facing: [0, 0.3, -0.95],
    },
  ],
};
