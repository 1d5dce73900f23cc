import { buffetA, t9Front, t9Touch, t9Trays } from '#web/pictures/manifest.ts';
import { paths } from '../paths.ts';
import { batteryNotes, type Product } from './product.ts';

/** Figures are those of the specification; the sentences are sample content. */
export const t9: Product = {
  path: paths.t9,
  model: 'T9',
  name: '대용량 서빙로봇',
  theme: 'dark',
  slogan: '무거운 한 상도 한 번에.',
  description:
    '트레이마다 10kg, 모두 40kg을 싣는 대용량 서빙로봇입니다. 뷔페와 대형 식당의 퇴식까지 든든하게 맡습니다.',
  pictures: [t9Front],
  features: [
    {
      title: '트레이 한 단에 10kg',
      text: '뚝배기와 큰 접시처럼 무거운 그릇도 층층이 싣습니다. 최대 40kg까지 한 번에 옮겨 왕복을 줄입니다.',
      picture: t9Trays,
    },
    {
      title: '서두르지 않는 안정 주행',
      text: '초속 0.8m로 차분하게 움직여 국물이 있는 음식도 안심하고 맡길 수 있습니다. 폭 70cm 통로를 지나갑니다.',
      picture: buffetA,
    },
    {
      title: '시원하게 보이는 11.6인치 터치스크린',
      text: '배송할 테이블을 고르고 층을 지정하는 일을 큰 화면에서 끝냅니다.',
      picture: t9Touch,
    },
  ],
  figures: [
    { value: '40', unit: 'kg', label: '최대 적재 무게' },
    { value: '10', unit: 'kg', label: '트레이당 적재 무게' },
    { value: '70', unit: 'cm', label: '최소 통과 폭' },
    { value: '4', unit: '시간', label: '충전 시간' },
  ],
  specifications: [
    { label: '무게', value: '63kg' },
    { label: '주행 속도', value: '0.8m/s' },
    { label: '최대 적재 무게', value: '40kg (트레이당 10kg)' },
    { label: '최소 통과 폭', value: '70cm' },
    { label: '터치스크린', value: '11.6인치' },
    { label: '충전 시간', value: '4시간' },
  ],
  footnotes: batteryNotes,
  shareImage: '/brand/share-t9.jpg',
};
