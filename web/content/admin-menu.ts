import { adminPaths } from './paths.ts';

/** The side menu of the back office. */
export const adminMenu = [
  { label: '이벤트/뉴스', to: adminPaths.events },
  { label: '설치사례', to: adminPaths.cases },
  { label: '제휴문의', to: adminPaths.partnerships },
  { label: '고객센터 문의', to: adminPaths.supportInquiries },
  { label: '고객센터 FAQ', to: adminPaths.faqs },
  { label: '팝업', to: adminPaths.popup },
  { label: '접속기록', to: adminPaths.accessLog },
] as const;
