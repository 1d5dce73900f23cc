import { company, offices, type Office } from '#contract/company.ts';

const maps: Record<Office['id'], { src: string; alt: string }> = {
  'head-office': { src: '/brand/map-incheon.svg', alt: '인천 본사 주변을 그린 약도' },
  'research-center': { src: '/brand/map-seoul.svg', alt: '서울 연구소 주변을 그린 약도' },
};

/** Where one arrives by each way, and what is left from there. */
const waysTo = ({ subway, bus, parking }: Office) => ({
  subway: {
    label: '지하철',
    place: `${subway.lines} ${subway.station}`,
    after: `걸어서 ${subway.minutes}분`,
  },
  bus: { label: '버스', place: bus.stop, after: `걸어서 ${bus.minutes}분` },
  car: { label: '자가용', place: '건물 지하 주차장', after: parking },
});

export const directions = {
  title: '오시는 길',
  subtitle: '인천 본사와 서울 연구소에서 여러분을 기다립니다.',
  hours: company.supportHours,
  offices: offices.map((office) => ({
    office,
    map: maps[office.id],
    ways: waysTo(office),
    kakaoMap: `https://map.kakao.com/link/search/${encodeURIComponent(office.address)}`,
    naverMap: `https://map.naver.com/p/search/${encodeURIComponent(office.address)}`,
  })),
};
