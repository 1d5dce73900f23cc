import { company } from '#contract/company.ts';
import { family } from './history.ts';
import { paths } from './paths.ts';
import { robotCount } from './products/robot-count.ts';
import { factoryC, labA, noodlesB, restaurantD, t10Touch, t5CareSensor } from '#web/pictures/manifest.ts';

/** Company introduction: sample content. */
export const introduction = {
  title: '회사소개',
  subtitle: '사람 곁에서 일하는 로봇을 만듭니다.',
  opening: {
    title: company.meaning.title,
    paragraphs: [
      company.meaning.text,
      '우리는 음식점과 카페, 병원과 호텔에서 하루에도 수백\u00a0번 반복되는 이동을 로봇에게 맡깁니다. 무거운 것을 나르고 같은\u00a0길을 오가는 일이 줄어들면, 사람은 손님을 맞이하고 돌보는 일에 더\u00a0많은 시간을 쓸\u00a0수\u00a0있습니다.',
    ],
    picture: restaurantD,
  },
  valuesTitle: '우리가 지키는 세 가지',
  values: [
    {
      title: '현장에서 시작합니다',
      text: '도면보다 매장을 먼저 봅니다. 통로의 폭과 바닥의 턱, 붐비는 시간까지 확인하고 알맞은 로봇을\u00a0제안합니다.',
      picture: noodlesB,
    },
    {
      title: '누구나 쓸\u00a0수\u00a0있게 만듭니다',
      text: '처음 써 보는 직원도 바로 다룰\u00a0수\u00a0있어야 합니다. 화면의\u00a0버튼 하나, 안내 한마디까지 줄이고\u00a0다듬습니다.',
      picture: t10Touch,
    },
    {
      title: '끝까지 곁에서 돕습니다',
      text: '설치가 끝이 아닙니다. 전국\u00a0지점이 점검과 교육, 수리를\u00a0맡아 로봇이 멈추지 않도록 돌봅니다.',
      picture: t5CareSensor,
    },
  ],
  family: {
    title: `한 가지 로봇에서 ${robotCount} 로봇으로`,
    lead: '2021년 첫 서빙로봇 T5를 내놓은 뒤, 현장에서 들은 이야기를 다음 로봇에 담아 왔습니다.',
    robots: family,
    action: { label: '연혁 보기', to: paths.history },
  },
  placesTitle: '두 곳에서 함께 만듭니다',
  places: [
    { name: '인천 본사', text: '제품 기획과 생산, 전국\u00a0지점의 운영을 책임집니다.', picture: factoryC },
    { name: '서울 연구소', text: '자율주행과 로봇 화면, 매장\u00a0관리 시스템을 연구합니다.', picture: labA },
  ],
} as const;
