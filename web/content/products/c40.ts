import {
  c40Rollers,
  c40Sensors,
  c40Stage,
  c40Swap,
  hospitalC,
  lobbyB,
  resortB,
} from '#web/pictures/manifest.ts';
import { back, type Parts } from './part.ts';
import { branches } from '../branches.ts';
import { cleaningNotes, headline, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  slogan: '세 겹으로 닦아, 한 번에 끝냅니다.',
  description:
    '3중 롤러로 바닥을 닦아 내는 대형 청소로봇입니다. 5초\u00a0만에 배터리를 바꾸고 곧바로 다시 움직입니다.',
  picture: c40Stage,
  features: [
    {
      title: '얼룩까지 지우는 3중 롤러',
      text: '세\u00a0개의 롤러가 차례로 바닥을\u00a0닦아 눌어붙은 얼룩까지 지웁니다. 같은 자리를 여러 번 오가지 않아도 됩니다.',
      picture: c40Rollers,
      layout: 'right',
    },
    {
      title: '사방을 살피는 10개의 센서',
      text: '사람과 기둥, 유리문까지 미리 알아보고 부드럽게 돌아갑니다. 영업 중에도 안심하고 청소를 맡길\u00a0수\u00a0있습니다.',
      picture: c40Sensors,
      layout: 'night',
    },
    {
      title: '배터리 교체는 5초',
      text: '충전을 기다리지 않고 다음\u00a0구역으로 넘어갑니다. 여분의 배터리를 채워\u00a0두면 하루\u00a0종일 이어서 청소합니다.',
      picture: c40Swap,
      layout: 'tall',
      details: [
        { name: '꺼내기', text: '손잡이를 당깁니다.' },
        { name: '끼우기', text: '새 배터리를 밀어 넣습니다.' },
        { name: '출발', text: '곧바로 다시 움직입니다.' },
      ],
    },
    {
      title: '넓은 바닥도 매일 한결같이',
      text: '로비와 매장, 병원 복도처럼 넓고 사람이\u00a0많은 바닥을 매일 같은 품질로 관리합니다.',
      picture: lobbyB,
      layout: 'bleed',
    },
  ],
  figures: [
    headline('C40', 'rollers'),
    headline('C40', 'sensors'),
    headline('C40', 'batterySwapS'),
    // The specification gives three figures for C40; the fourth is that of the service network behind it.
    { value: String(branches.length), unit: '곳', label: '전국 서비스 지점' },
  ],
  moreRows: {
    C40: [
      { label: '바닥 청소', text: '세 롤러가 차례로 닦는 물청소' },
      { label: '배터리 방식', text: '손잡이를 당겨 꺼내는 교체형' },
      { label: '조작', text: '구역과 모드를 고르는 조작 화면' },
      { label: '손으로 옮길 때', text: '미는 이동 손잡이' },
      { label: '어울리는 공간', text: '로비, 매장, 병원 복도' },
      { label: '전국 서비스 지점', text: `${branches.length}곳` },
    ],
  },
  footnotes: cleaningNotes,
  closing: [hospitalC, resortB],
};

/** Read off the model. */
export const parts: Parts = {
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
