/** The site's menu as of web/content/menu.ts; a copy, because a peer shares nothing with what it is compared to. */
export const menu = [
  {
    label: '회사소개',
    to: '/sub1_1',
    items: [
      ['회사소개', '/sub1_1'],
      ['연혁', '/sub1_2'],
      ['오시는 길', '/sub1_3'],
    ],
  },
  {
    label: '제품소개',
    to: '/sub2_1_1',
    items: [
      ['서빙로봇', '/sub2_1_1'],
      ['물류로봇', '/sub2_2'],
      ['청소로봇', '/sub2_3_1'],
      ['마케팅 사례', '/sub2_4'],
      ['매장 통합관리 솔루션', '/sub2_5'],
      ['로봇 찾기', '/finder'],
      ['모델 비교', '/compare'],
      ['비용 계산', '/cost'],
      ['매장 시뮬레이터', '/planner'],
    ],
  },
  {
    label: '이벤트/뉴스',
    to: '/sub3_1',
    items: [
      ['EVENT', '/sub3_1'],
      ['뉴스', '/sub3_2'],
    ],
  },
  {
    label: '설치사례',
    to: '/sub4_1',
    items: [
      ['서빙로봇', '/sub4_1'],
      ['청소로봇', '/sub4_2'],
      ['인터뷰', '/sub4_3'],
    ],
  },
  { label: '제휴문의', to: '/sub5_1', items: [['제휴문의', '/sub5_1']] },
  {
    label: '고객센터',
    to: '/sub6_1',
    items: [
      ['제품 문의', '/sub6_1'],
      ['셀프 관리 방법', '/sub6_2'],
    ],
  },
] as const;
