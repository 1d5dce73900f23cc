import { restaurantA, t10Display, t10Front, t10Rear, t10Touch, t10Trays } from '#web/pictures/manifest.ts';
import { paths } from '../paths.ts';
import { batteryNotes, type Product } from './product.ts';

/** Figures are those of the specification; the sentences are sample content. */
export const t10: Product = {
  path: paths.t10,
  model: 'T10',
  name: '광고형 서빙로봇',
  theme: 'dark',
  slogan: '나르는 길마다, 광고가 됩니다.',
  description: '음식을 나르는 동안 23.8인치 대화면으로 메뉴와 이벤트를 알리는 프리미엄 서빙로봇입니다.',
  pictures: [t10Rear, t10Front],
  features: [
    {
      title: '손님의 눈높이에 맞춘 23.8인치 디스플레이',
      text: '매장을 오가는 내내 신메뉴와 할인 소식을 영상과 이미지로 보여줍니다. 벽에 붙인 포스터보다 먼저 눈에 들어옵니다.',
      picture: t10Display,
    },
    {
      title: '누구나 바로 쓰는 11.6인치 터치스크린',
      text: '테이블 번호를 누르면 출발합니다. 처음 써 보는 직원도 설명서 없이 다룰 수 있도록 화면을 단순하게 다듬었습니다.',
      picture: t10Touch,
    },
    {
      title: '한 번에 최대 40kg',
      text: '여러 테이블의 음식을 한 번에 싣고 움직입니다. 주방과 홀 사이를 오가는 횟수가 줄어듭니다.',
      picture: t10Trays,
    },
    {
      title: '폭 59cm면 지나갑니다',
      text: '테이블 사이 좁은 통로도 초속 1m로 부드럽게 지나갑니다. 자리를 다시 배치하지 않고 그대로 도입할 수 있습니다.',
      picture: restaurantA,
    },
  ],
  figures: [
    { value: '23.8', unit: '인치', label: '광고 디스플레이' },
    { value: '40', unit: 'kg', label: '최대 적재 무게' },
    { value: '59', unit: 'cm', label: '최소 통과 폭' },
    { value: '1', unit: 'm/s', label: '주행 속도' },
  ],
  specifications: [
    { label: '무게', value: '58kg' },
    { label: '주행 속도', value: '1m/s' },
    { label: '최대 적재 무게', value: '40kg' },
    { label: '최소 통과 폭', value: '59cm' },
    { label: '광고 디스플레이', value: '23.8인치' },
    { label: '터치스크린', value: '11.6인치' },
    { label: '충전 시간', value: '5.5시간' },
  ],
  footnotes: batteryNotes,
  shareImage: '/brand/share-t10.jpg',
};
