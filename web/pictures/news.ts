// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const newsPrivacy = /* @__PURE__ */ picture({
  name: 'news-privacy',
  hash: '1591b68e',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-c0d0e0',
  alt: '뉴스 표지: 자물쇠를 그린 표지, 개인정보처리방침, 11월 18일 시행',
});

export const newsVisit = /* @__PURE__ */ picture({
  name: 'news-visit',
  hash: 'f099fcdc',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0e0e0',
  alt: '뉴스 표지: 하루에 표시를 한 달력을 그린 표지, 방문 점검, 날짜와 시간을 고르세요',
});

export const newsSolution = /* @__PURE__ */ picture({
  name: 'news-solution',
  hash: 'cbd83d2f',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-204040',
  alt: '뉴스 표지: 주문, 주방, 호출벨, 테이블 그림에 둘러싸인 T10을 그린 표지, 매장을 하나로, 통합관리 솔루션',
});

export const newsHours = /* @__PURE__ */ picture({
  name: 'news-hours',
  hash: '39bff6e9',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-304070',
  alt: '뉴스 표지: 밤하늘 아래 시계를 그린 표지, 연말연시, 고객센터 상담 시간',
});

export const newsSales = /* @__PURE__ */ picture({
  name: 'news-sales',
  hash: 'de60cddc',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-204040',
  alt: '뉴스 표지: T10과 W3, C30이 나란히 선 표지, 100,000, 전 세계 누적 판매',
});

export const newsUpdate = /* @__PURE__ */ picture({
  name: 'news-update',
  hash: '772877ed',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-209080',
  alt: '뉴스 표지: 둥근 화살표 안에서 웃는 로봇 얼굴을 그린 표지, 업데이트, 서빙로봇 소프트웨어',
});
