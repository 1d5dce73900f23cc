import { company } from '#contract/company.ts';
import type { Model } from '#catalog/robots.ts';
import { lineUp } from './products/line-up.ts';

const robots = (...models: Model[]) => lineUp.filter((robot) => models.includes(robot.model));

/** The company's years. Sample content: the company is invented. */
export const history = {
  title: '연혁',
  subtitle: `작은 매장의 서빙 한 번에서 시작해, 오늘의 ${company.nameAs.subject} 되었습니다.`,
  years: [
    {
      year: 2025,
      title: '매장 전체를 잇다',
      events: [
        { month: 9, text: '초슬림 AI 서빙로봇 T11 공개' },
        { month: 5, text: '대형 물청소로봇 C40 출시' },
        { month: 2, text: '매장 통합관리 솔루션 정식 서비스 시작' },
      ],
      robots: robots('T11', 'C40'),
    },
    {
      year: 2024,
      title: '나르는 일을 넓히다',
      events: [
        { month: 10, text: '자율주행 물류로봇 S100 출시' },
        { month: 6, text: '광고형 서빙로봇 T10 출시' },
        { month: 3, text: '전국 14개 지점 체계 완성' },
      ],
      robots: robots('T10', 'S100'),
    },
    {
      year: 2023,
      title: '새로운 현장으로',
      events: [
        { month: 11, text: '콤팩트 청소로봇 C30 출시' },
        { month: 7, text: '호텔 배송로봇 W3 출시, 호텔과 병원으로 공급 확대' },
        { month: 4, text: '대용량 서빙로봇 T9 출시' },
      ],
      robots: robots('T9', 'W3', 'C30'),
    },
    {
      year: 2022,
      title: '기술을 다지다',
      events: [
        { month: 9, text: '슬림형 서빙로봇 T8 출시' },
        { month: 5, text: '서울 연구소 개소' },
        { month: 1, text: '네 단 선반 서빙로봇 T6 출시' },
      ],
      robots: robots('T8', 'T6'),
    },
    {
      year: 2021,
      title: '첫걸음',
      events: [
        { month: 8, text: '첫 서빙로봇 T5 출시' },
        { month: 3, text: `인천에서 ${company.name} 설립` },
      ],
      robots: robots('T5'),
    },
  ],
};
