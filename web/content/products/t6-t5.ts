import { buffetB, t5Front, t5Sensor, t5Trays, t6Front, t6Trays } from '#web/pictures/manifest.ts';
import { paths } from '../paths.ts';
import { batteryNotes, type Product } from './product.ts';

/** Figures are those of the specification; the sentences are sample content. */
export const t6t5: Product = {
  path: paths.t6t5,
  model: 'T6 · T5',
  name: '기본형 서빙로봇',
  theme: 'light',
  slogan: '서빙로봇의 기본을 다합니다.',
  description: '네 단 선반에 넉넉히 싣고 묵묵히 나르는 두\u00a0모델입니다. 처음 도입하는 매장에 알맞습니다.',
  pictures: [t6Front, t5Front],
  features: [
    {
      title: 'T5, 네 단 선반에 40kg',
      text: '사방이 트인 선반이라 어느 쪽에서든 올리고 내릴 수 있습니다. 상차림도 퇴식도 빠르게 끝납니다.',
      picture: t5Trays,
    },
    {
      title: 'T6, 부드러운\u00a0곡선의 네 단 선반',
      text: '모서리를 둥글게 다듬어 손님 가까이에서도 편안합니다. 최대 35kg까지 싣습니다.',
      picture: t6Trays,
    },
    {
      title: '현장에 맞춰 고르는 T5',
      text: '기본형은 폭\u00a070cm, 레이저형은 폭\u00a080cm 통로를 지나갑니다. 매장의 구조와 조명에 맞는 방식을 추천해 드립니다.',
      picture: t5Sensor,
    },
    {
      title: '바쁜 시간을 함께 버팁니다',
      text: '반복해서 나르는 일은 로봇에게 맡기고, 직원은 손님을 맞이하는 일에 집중합니다.',
      picture: buffetB,
    },
  ],
  figures: [
    { value: '4', unit: '단', label: 'T6 · T5 선반' },
    { value: '40', unit: 'kg', label: 'T5 최대 적재 무게' },
    { value: '35', unit: 'kg', label: 'T6 최대 적재 무게' },
    { value: '70', unit: 'cm', label: 'T5 최소 통과 폭' },
  ],
  specifications: [
    { label: 'T5 무게', value: '50kg' },
    { label: 'T5 선반', value: '4단' },
    { label: 'T5 최대 적재 무게', value: '40kg' },
    { label: 'T5 최소 통과 폭', value: '70cm (레이저형 80cm)' },
    { label: 'T6 무게', value: '52kg' },
    { label: 'T6 선반', value: '4단' },
    { label: 'T6 최대 적재 무게', value: '35kg' },
  ],
  footnotes: batteryNotes,
  shareImage: '/brand/share-t5-t6.jpg',
};
