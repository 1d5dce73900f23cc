/**
 * Who the company is: rebranding the site touches this file and the logo only.
 * The company is invented. Telephone numbers are placeholders that nobody can be called on,
 * and addresses under `.example` lead nowhere by definition.
 */
export const company = {
  name: '나루로보틱스',
  nameEnglish: 'NARU ROBOTICS',
  legalName: '주식회사 나루로보틱스',
  slogan: '사람 곁에서 일하는 로봇',
  description:
    '나루로보틱스는 서빙로봇, 물류로봇, 청소로봇을 만드는 서비스 로봇 전문기업입니다. 음식점, 카페, 병원, 호텔의 현장에 맞는 로봇을 제안합니다.',
  representative: '한나루',
  registrationNumber: '000-00-00000',
  phone: '1588-0000',
  fax: '032-000-0001',
  email: 'hello@naru-robotics.example',
  supportHours: '월~금 09:00 - 18:00 (주말 및 공휴일 휴무)',
  privacyOfficer: { name: '이나루', department: '경영지원팀', email: 'privacy@naru-robotics.example' },
  rentalUrl: 'https://rental.naru-robotics.example/',
  chatUrl: 'https://chat.naru-robotics.example/',
  social: [
    { label: '유튜브', href: 'https://video.naru-robotics.example/' },
    { label: '인스타그램', href: 'https://photo.naru-robotics.example/' },
    { label: '블로그', href: 'https://blog.naru-robotics.example/' },
  ],
} as const;

export interface Office {
  id: 'head-office' | 'research-center';
  name: string;
  address: string;
  phone: string;
  email: string;
  /** How to get there, one line for each way. */
  access: readonly { by: string; how: string }[];
}

/** Addresses are sample content: districts exist, the streets and numbers do not. */
export const offices: readonly Office[] = [
  {
    id: 'head-office',
    name: '본사 (인천)',
    address: '인천광역시 연수구 나루미래로 100, 나루로보틱스 본사',
    phone: '032-000-0000',
    email: company.email,
    access: [
      { by: '지하철', how: '인천 1호선 나루항역에서 걸어서 10분' },
      { by: '버스', how: '나루미래로 정류장에서 걸어서 3분' },
      { by: '자가용', how: '건물 지하 주차장 이용 (방문객 2시간 무료)' },
    ],
  },
  {
    id: 'research-center',
    name: '연구소 (서울)',
    address: '서울특별시 금천구 나루디지털로 20, 나루로보틱스 연구소 7층',
    phone: '02-0000-0000',
    email: 'lab@naru-robotics.example',
    access: [
      { by: '지하철', how: '1호선과 7호선 나루디지털역에서 걸어서 8분' },
      { by: '버스', how: '나루디지털로 입구 정류장에서 걸어서 2분' },
      { by: '자가용', how: '건물 지하 주차장 이용 (방문 전 차량 등록)' },
    ],
  },
];
