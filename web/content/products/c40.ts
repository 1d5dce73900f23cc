import { c40Battery, c40Front, c40Rollers, c40Sensors, lobbyB } from '#web/pictures/manifest.ts';
import { branches } from '../branches.ts';
import { cleaningNotes, headline, type ProductPage } from './product.ts';

/** The sentences are sample content. */
export const page: ProductPage = {
  name: '대형 물청소로봇',
  theme: 'dark',
  slogan: '세 겹으로 닦아, 한 번에 끝냅니다.',
  description:
    '3중 롤러로 바닥을 닦아 내는 대형 청소로봇입니다. 5초 만에 배터리를 바꾸고 곧바로 다시 움직입니다.',
  pictures: [c40Front],
  features: [
    {
      title: '얼룩까지 지우는 3중 롤러',
      text: '세 개의 롤러가 차례로 바닥을 닦아 눌어붙은 얼룩까지 지웁니다. 같은 자리를 여러 번 오가지 않아도 됩니다.',
      picture: c40Rollers,
    },
    {
      title: '사방을 살피는 10개의 센서',
      text: '사람과 기둥, 유리문까지 미리 알아보고 부드럽게 돌아갑니다. 영업 중에도 안심하고 청소를 맡길 수 있습니다.',
      picture: c40Sensors,
    },
    {
      title: '배터리 교체는 5초',
      text: '손잡이를 당겨 꺼내고 새 배터리를 밀어 넣으면 끝입니다. 충전을 기다리지 않고 다음 구역으로 넘어갑니다.',
      picture: c40Battery,
    },
    {
      title: '넓은 바닥에 어울리는 힘',
      text: '로비와 매장, 병원 복도처럼 넓고 사람이 많은 바닥을 매일 같은 품질로 관리합니다.',
      picture: lobbyB,
    },
  ],
  figures: [
    headline('C40', 'rollers'),
    headline('C40', 'sensors'),
    headline('C40', 'batterySwapS'),
    // The specification gives three figures for C40; the fourth is that of the service network behind it.
    { value: String(branches.length), unit: '곳', label: '전국 서비스 지점' },
  ],
  footnotes: cleaningNotes,
};
