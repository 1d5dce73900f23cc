import { buffetF, grillA, gukbapA, restaurantD, t9Stage, t9Touch, t9Trays } from '#web/pictures/manifest.ts';
import { back, eyes, front, status, stop, up, type Parts } from './part.ts';
import { batteryNotes, headline, type ProductPage } from './product.ts';

const perTray = headline('T9', 'trayPayloadKg');

/** The sentences are sample content. */
export const page: ProductPage = {
  slogan: '무거운 상도 한\u00a0번에 나릅니다.',
  description:
    '트레이마다 10kg, 모두 40kg을 싣는 대용량 서빙로봇입니다. 뷔페와 대형 식당의 퇴식까지 든든하게 맡습니다.',
  picture: t9Stage,
  features: [
    {
      title: '트레이 한 단에 10kg',
      text: '뚝배기와 큰 접시처럼 무거운 그릇도 층층이 싣습니다. 여러 상을 한\u00a0번에 옮겨 왕복을 줄입니다.',
      picture: t9Trays,
      layout: 'whole',
      details: [
        { name: '1단', text: '뚝배기와 주전자' },
        { name: '2단', text: '비빔밥과 국수' },
        { name: '3단', text: '갈비와 전, 만두' },
        { name: '4단', text: '반찬과 음료' },
      ],
      trayLoads: Array<string>(4).fill(`${perTray.value}${perTray.unit}`),
    },
    {
      title: '서두르지 않는 안정 주행',
      text: '초속 0.8m로 차분하게 움직여 국물이\u00a0있는 음식도 안심하고 맡길\u00a0수\u00a0있습니다. 폭 70cm 통로를 지나갑니다.',
      picture: gukbapA,
      layout: 'bleed',
    },
    {
      title: '시원하게 보이는 11.6인치 터치스크린',
      text: '배송할 테이블을 고르고 단을\u00a0지정하는 일을 큰\u00a0화면에서 끝냅니다.',
      picture: t9Touch,
      layout: 'half',
    },
    {
      title: '빈 그릇까지 거두는 넉넉한 네 단',
      text: '식사가 끝난 자리를 돌며 식기를 단마다 나누어 싣습니다. 무거운 그릇을 주방까지 나르는 걸음을 덜어줍니다.',
      picture: buffetF,
      layout: 'half',
    },
  ],
  figures: [headline('T9', 'payloadKg'), perTray, headline('T9', 'passageCm'), headline('T9', 'chargeH')],
  footnotes: batteryNotes,
  closing: [restaurantD, grillA],
};

/** Read off the model. */
export const parts: Parts = {
  T9: [
    {
      name: '11.6인치 터치스크린',
      text: '배송할 테이블과 단을 큰\u00a0화면에서 고릅니다.',
      at: [0.17, 1.231, 0.134],
      facing: [0, 0.31, 0.95],
    },
    { name: '대형 트레이', text: '한 단에 10kg씩, 무거운 그릇도 싣습니다.', at: [0, 0.78, 0.05], facing: up },
    {
      name: '옆면 표시등',
      text: '옆에서도 로봇이 있는 곳을 알 수 있습니다.',
      at: [0.282, 0.81, 0],
      facing: [1, 0, 0],
    },
    { ...status, at: [0, 1.217, 0.068], facing: back },
    { ...eyes, at: [0, 0.236, 0.288], facing: front },
    { ...stop, at: [0.172, 0.269, -0.291], facing: back },
  ],
};
