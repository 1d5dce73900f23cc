const domain = 'naru-robotics.example';
const name = '나루로보틱스';
/** Korean particles follow the sound before them: a syllable with a final consonant takes the first of each pair. */
const hasFinal = (name.charCodeAt(name.length - 1) - 0xac00) % 28 > 0;
const withParticle = (afterConsonant: string, afterVowel: string) =>
  name + (hasFinal ? afterConsonant : afterVowel);
const nameAs = {
  topic: withParticle('은', '는'),
  subject: withParticle('이', '가'),
  object: withParticle('을', '를'),
  partner: withParticle('과', '와'),
};

/**
 * Who the company is. Rebranding touches this file, the colour tokens (`web/colours.css`) and the logo
 * (`art/brand/symbol.ts`) only; pages, sample content, API description and pictures are made from them.
 * The company is invented. Telephone numbers are placeholders that nobody can be called on,
 * and addresses under `.example` lead nowhere by definition.
 */
export const company = {
  name,
  nameAs,
  nameEnglish: 'NARU ROBOTICS',
  legalName: `주식회사 ${name}`,
  slogan: '사람 곁에서 일하는 로봇',
  description: `${nameAs.topic} 서빙로봇, 물류로봇, 청소로봇을 만드는 서비스 로봇 전문기업입니다. 음식점, 카페, 병원, 호텔의 현장에 맞는 로봇을 제안합니다.`,
  /** Where the name comes from, as the introduction tells it. */
  meaning: {
    title: '나루처럼, 사람과\u00a0기술을\u00a0잇습니다.',
    text: `나루는 강을 건너는 사람들이 모이던 곳입니다. ${nameAs.topic} 그\u00a0이름처럼 사람의 일과 로봇\u00a0기술을 잇는 자리에 서고자 합니다.`,
  },
  representative: '한나루',
  registrationNumber: '000-00-00000',
  phone: '1588-0000',
  fax: '032-000-0001',
  email: `hello@${domain}`,
  supportHours: '월~금 09:00 - 18:00 (주말 및 공휴일 휴무)',
  privacyOfficer: { name: '이나루', department: '경영지원팀', email: `privacy@${domain}` },
  websiteUrl: `https://www.${domain}/`,
  rentalUrl: `https://rental.${domain}/`,
  chatUrl: `https://chat.${domain}/`,
  social: [
    { label: '유튜브', href: `https://video.${domain}/` },
    { label: '인스타그램', href: `https://photo.${domain}/` },
    { label: '블로그', href: `https://blog.${domain}/` },
  ],
} as const;

export interface Office {
  id: 'head-office' | 'research-center';
  name: string;
  /** On its drawn map too, as the station and the minutes on foot are. */
  street: string;
  address: string;
  phone: string;
  email: string;
  subway: { lines: string; station: string; minutes: number };
  bus: { stop: string; minutes: number };
  /** What visitors who come by car should know. */
  parking: string;
}

const seaStreet = '나루미래로';
const digitalStreet = '나루디지털로';

/** Addresses are sample content: districts exist, the streets and numbers do not. */
export const offices: readonly Office[] = [
  {
    id: 'head-office',
    name: '본사 (인천)',
    street: seaStreet,
    address: `인천광역시 연수구 ${seaStreet} 100, ${name} 본사`,
    phone: '032-000-0000',
    email: company.email,
    subway: { lines: '인천 1호선', station: '나루항역', minutes: 10 },
    bus: { stop: `${seaStreet} 정류장`, minutes: 3 },
    parking: '방문객 2시간 무료',
  },
  {
    id: 'research-center',
    name: '연구소 (서울)',
    street: digitalStreet,
    address: `서울특별시 금천구 ${digitalStreet} 20, ${name} 연구소 7층`,
    phone: '02-0000-0000',
    email: `lab@${domain}`,
    subway: { lines: '1호선과 7호선', station: '나루디지털역', minutes: 8 },
    bus: { stop: `${digitalStreet} 입구 정류장`, minutes: 2 },
    parking: '방문 전 차량 등록',
  },
];
