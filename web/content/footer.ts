import { company, offices } from '#contract/company.ts';
import { paths } from './paths.ts';

export const footer = {
  legalName: company.legalName,
  facts: [
    { label: '대표', value: company.representative },
    { label: '사업자등록번호', value: company.registrationNumber },
    ...offices.map((office) => ({ label: office.name, value: office.address })),
    { label: '대표전화', value: company.phone, href: `tel:${company.phone.replaceAll('-', '')}` },
    { label: '이메일', value: company.email, href: `mailto:${company.email}` },
    { label: '상담 시간', value: company.supportHours },
  ],
  social: company.social,
  privacy: { label: '개인정보처리방침', to: paths.privacy },
  copyright: `© ${company.nameEnglish}. All rights reserved.`,
};

export const contact = {
  phone: company.phone,
  phoneCard: {
    src: '/brand/phone-card.png',
    alt: `전화 상담 ${company.phone}, 상담 시간 ${company.supportHours}`,
  },
  partnership: paths.partnership,
  support: paths.support,
  chatUrl: company.chatUrl,
};
