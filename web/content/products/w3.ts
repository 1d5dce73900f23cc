import {
  hospitalA,
  hotelA,
  hotelB,
  w3Compartments,
  w3Inside,
  w3Panel,
  w3Stage,
} from '#web/pictures/manifest.ts';
import { back, eyes, front, stop, type Parts } from './part.ts';
import { batteryNotes, headline, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  slogan: '한 번에 4개\u00a0층까지 들릅니다.',
  description:
    '나누어 담고 층을 오르내리며 객실\u00a0앞까지\u00a0전합니다. 호텔과\u00a0병원의 배송을 맡는 수납형 로봇입니다.',
  picture: w3Stage,
  features: [
    {
      title: '한 번 출발해 최대 4곳',
      text: '수납함을 나누어 4곳의 물품을 함께 싣습니다. 4곳이 모두 다른 층이어도 한\u00a0번에 차례로 들릅니다.',
      picture: w3Compartments,
      layout: 'tall',
      details: [
        { name: '1번', text: '수건과 어메니티' },
        { name: '2번', text: '룸서비스' },
        { name: '3번', text: '택배 상자' },
        { name: '4번', text: '약과 생수' },
      ],
    },
    {
      title: '넉넉한 90L 수납공간',
      text: '수건과 어메니티, 룸서비스까지 담습니다. 최대\u00a020kg을 싣고, 문을 닫은 채 움직여 안에 든 물품이 보이지\u00a0않습니다.',
      picture: w3Inside,
      layout: 'half',
    },
    {
      title: '받는 사람만 여는 수납함',
      text: '객실 번호를 입력하면 출발하고, 받는 사람이 인증\u00a0번호를 입력하면 해당 수납함만 열립니다.',
      picture: w3Panel,
      layout: 'half',
    },
    {
      title: '하루 120건의 배송',
      text: '밤낮없이 층과 복도를 오가며 배송합니다. 직원은 프런트를 지키며 손님을 맞이할\u00a0수\u00a0있습니다.',
      picture: hotelA,
      layout: 'bleed',
    },
  ],
  figures: [
    headline('W3', 'stops', '한 번에 들르는 목적지'),
    headline('W3', 'volumeL'),
    headline('W3', 'deliveriesADay'),
    headline('W3', 'passageCm'),
  ],
  footnotes: batteryNotes,
  closing: [hotelB, hospitalA],
};

/** Read off the model. */
export const parts: Parts = {
  W3: [
    {
      name: '표정 화면',
      text: '객실 앞에 도착하면 눈빛으로 인사합니다.',
      at: [0.16, 0.947, 0.241],
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
};
