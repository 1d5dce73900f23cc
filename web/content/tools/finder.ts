import { paths } from '../paths.ts';
import { robotCount } from '../products/robot-count.ts';
import { shareImages } from '../share-images.ts';

export const finder = {
  title: '로봇 찾기',
  subtitle: '하는 일과 통로 폭을 알려주시면, 맞는 로봇과 그\u00a0이유를 바로 보여 드립니다.',
  description: `하는 일, 장소, 가장 좁은 통로 폭, 한 번에 나를 무게를 고르면 ${robotCount} 로봇 가운데 맞는 모델과 이유를 그림으로 보여 드립니다.`,
  path: paths.finder,
  image: shareImages.finder,
} as const;

export const finderWords = {
  formTitle: '조건 고르기',
  best: '가장 잘 맞는 로봇',
  unsure: '확인 필요',
  misses: '이번 조건에는 맞지 않는 로봇',
  all: (all: number) => `모두 ${all}종입니다. 조건을\u00a0고를수록 좁혀집니다.`,
  count: (sure: number, unsure: number, all: number): string => {
    const among = `${all}종 가운데`;
    if (unsure === 0) return sure === 0 ? `${among} 맞는 로봇이 없습니다.` : `${among} ${sure}종이 맞습니다.`;
    const found = sure === 0 ? '바로 맞는 로봇은 없고' : `${sure}종이 맞고`;
    return `${among} ${found}, ${unsure}종은\u00a0확인이\u00a0필요합니다.`;
  },
  form: {
    task: '어떤 일을 맡기시나요?',
    anyTask: '아직 모르겠어요',
    place: '어디에서 쓰시나요?',
    anyPlace: '선택하지 않음',
    measures: {
      aisle: {
        label: '가장 좁은 통로의 폭',
        hints: {
          any: '로봇이 다닐 길에서 가장 좁은 곳을 재어주세요.',
          serving: '손님이 앉아 있을 때, 의자와 의자 사이의 가장 좁은 곳을 재어주세요.',
          delivery: '복도와 문, 엘리베이터 가운데 가장 좁은 곳을 재어주세요.',
          carrying: '선반 사이와 출입문 가운데 가장 좁은 곳을 재어주세요.',
          cleaning: '청소할 곳에서 가장 좁은 길을 재어주세요.',
        },
        limits: '30~300cm.',
        unit: 'cm',
        tooLittle: '가장 작은 값인 30cm에 맞췄습니다.',
        tooMuch: '가장 큰 값인 300cm에 맞췄습니다.',
        unread: '숫자로 읽을 수 없습니다. 60이나 60cm처럼 적어주세요.',
        slider: { min: 45, max: 120, step: 1, label: '통로 폭 조절' },
      },
      load: {
        label: '한 번에 나를 무게',
        hints: {
          any: '한 번에 싣는 것을 모두 더한 무게입니다.',
          serving: '그릇과 음식을 더한 무게입니다.',
          delivery: '한 번에 보낼 물품을 모두 더한 무게입니다.',
          carrying: '상자와 내용물을 더한 무게입니다.',
          cleaning: '청소로봇은 짐을 싣지 않습니다.',
        },
        limits: '0~200kg.',
        unit: 'kg',
        tooLittle: '가장 작은 값인 0kg에 맞췄습니다.',
        tooMuch: '가장 큰 값인 200kg에 맞췄습니다.',
        unread: '숫자로 읽을 수 없습니다. 20이나 20kg처럼 적어주세요.',
        slider: { min: 0, max: 120, step: 1, label: '무게 조절' },
      },
      stops: {
        label: '한 번에 가는 곳',
        hints: {
          any: '한 번 나가서 들르는 곳의 수입니다.',
          serving: '한 번 나가서 들르는 테이블의 수입니다.',
          delivery: '한 번 나가서 들르는 객실이나 부서의 수입니다.',
          carrying: '한 번 나가서 들르는 작업대나 구역의 수입니다.',
          cleaning: '청소로봇은 정한 곳을 들르지 않습니다.',
        },
        limits: '1~10곳.',
        unit: '곳',
        tooLittle: '가장 작은 값인 1곳에 맞췄습니다.',
        tooMuch: '가장 큰 값인 10곳에 맞췄습니다.',
        unread: '숫자로 읽을 수 없습니다. 3이나 3곳처럼 적어주세요.',
        slider: { min: 1, max: 10, step: 1, label: '가는 곳 조절' },
      },
      area: {
        label: '청소할 면적',
        hints: { any: '100평은 약 330m²입니다.' },
        limits: '0~20,000m².',
        unit: 'm²',
        tooLittle: '가장 작은 값인 0m²에 맞췄습니다.',
        tooMuch: '가장 큰 값인 20,000m²에 맞췄습니다.',
        unread: '숫자로 읽을 수 없습니다. 1,200이나 1,200m²처럼 적어주세요.',
        slider: { min: 0, max: 6_000, step: 50, label: '청소 면적 조절' },
      },
    },
    ad: '광고 화면이 필요합니다',
    submit: '결과 보기',
    reset: '처음부터',
  },
  noFit: {
    title: '조건을 모두 채우는 로봇이 없습니다.',
    text: '아래 조건을 하나 빼면 맞는 로봇이 나옵니다. 현장에 맞는 방법도 함께 찾아 드립니다.',
    stuck: '조건을 하나만 빼서는 맞는 로봇이 나오지 않습니다. 현장에 맞는 방법을 함께 찾아 드립니다.',
    without: {
      task: '하는 일 빼고 보기',
      place: '장소 빼고 보기',
      aisle: '통로 폭 빼고 보기',
      load: '무게 빼고 보기',
      stops: '가는 곳 빼고 보기',
      area: '면적 빼고 보기',
      ad: '광고 화면 빼고 보기',
    },
    inquiry: '이 조건으로 상담받기',
  },
} as const;
