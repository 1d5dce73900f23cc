import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { company } from '../parts/company';
import { SiteFooter } from '../parts/site-footer';
import { SiteHeader } from '../parts/site-header';

const title = `EVENT | ${company.name}`;
const description = `${company.name}의 이벤트와 프로모션 안내입니다. 서빙로봇, 물류로봇, 청소로봇 체험 행사와 도입 혜택을 확인하세요.`;

export const metadata: Metadata = {
  metadataBase: new URL('http://127.0.0.1'),
  title,
  description,
  alternates: { canonical: '/sub3_1' },
  openGraph: {
    title,
    description,
    siteName: company.name,
    locale: 'ko_KR',
    type: 'website',
    url: '/sub3_1',
  },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <SiteHeader />
        <main id="main">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
}
