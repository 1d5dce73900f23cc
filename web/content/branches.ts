/** The dealer network. Places follow the specification; addresses and numbers are sample content. */
export interface Branch {
  id: BranchId;
  region: '수도권' | '강원' | '충청' | '전라' | '경상';
  name: string;
  area: string;
  phone: string;
}

export type BranchId =
  | 'seoul-hq'
  | 'capital-1'
  | 'capital-2'
  | 'capital-3'
  | 'gangwon'
  | 'chungcheong-1'
  | 'chungcheong-2'
  | 'jeonbuk'
  | 'daegu'
  | 'ulsan'
  | 'gyeongnam-1'
  | 'gyeongnam-2'
  | 'gwangju'
  | 'suncheon';

export const branches: readonly Branch[] = [
  { id: 'seoul-hq', region: '수도권', name: '서울 운영본부', area: '서울 전역', phone: '02-0000-0001' },
  {
    id: 'capital-1',
    region: '수도권',
    name: '수도권 1지점',
    area: '인천, 부천, 김포',
    phone: '032-000-0002',
  },
  {
    id: 'capital-2',
    region: '수도권',
    name: '수도권 2지점',
    area: '고양, 파주, 의정부',
    phone: '031-000-0003',
  },
  {
    id: 'capital-3',
    region: '수도권',
    name: '수도권 3지점',
    area: '수원, 용인, 화성',
    phone: '031-000-0004',
  },
  {
    id: 'gangwon',
    region: '강원',
    name: '강원\u2060·\u2060영동 지점',
    area: '강릉, 속초, 원주',
    phone: '033-000-0005',
  },
  {
    id: 'chungcheong-1',
    region: '충청',
    name: '충청 1지점',
    area: '대전, 세종, 공주',
    phone: '042-000-0006',
  },
  {
    id: 'chungcheong-2',
    region: '충청',
    name: '충청 2지점',
    area: '천안, 아산, 청주',
    phone: '041-000-0007',
  },
  { id: 'jeonbuk', region: '전라', name: '전북 지점', area: '전주, 익산, 군산', phone: '063-000-0008' },
  { id: 'daegu', region: '경상', name: '대구 지점', area: '대구, 경산, 구미', phone: '053-000-0009' },
  { id: 'ulsan', region: '경상', name: '울산 지점', area: '울산, 경주, 포항', phone: '052-000-0010' },
  { id: 'gyeongnam-1', region: '경상', name: '경남 1지점', area: '부산, 김해, 창원', phone: '055-000-0011' },
  { id: 'gyeongnam-2', region: '경상', name: '경남 2지점', area: '진주, 사천, 통영', phone: '055-000-0012' },
  { id: 'gwangju', region: '전라', name: '광주 지점', area: '광주, 나주, 목포', phone: '062-000-0013' },
  { id: 'suncheon', region: '전라', name: '순천 지점', area: '순천, 여수, 광양', phone: '061-000-0014' },
];
