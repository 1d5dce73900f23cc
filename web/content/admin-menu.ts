import {
  AppWindow,
  CircleQuestionMark,
  Handshake,
  Headset,
  Megaphone,
  ScrollText,
  Store,
} from 'lucide-react';
import { adminPaths } from './paths.ts';

/** The side menu of the back office. */
export const adminMenu = [
  { label: '이벤트/뉴스', to: adminPaths.events, icon: Megaphone },
  { label: '설치사례', to: adminPaths.cases, icon: Store },
  { label: '제휴문의', to: adminPaths.partnerships, icon: Handshake },
  { label: '고객센터 문의', to: adminPaths.supportInquiries, icon: Headset },
  { label: '고객센터 FAQ', to: adminPaths.faqs, icon: CircleQuestionMark },
  { label: '팝업', to: adminPaths.popup, icon: AppWindow },
  { label: '접속기록', to: adminPaths.accessLog, icon: ScrollText },
] as const;
