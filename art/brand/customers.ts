// Customer names are invented samples: none is a company.
import type { FontName } from './outline.ts';

export interface CustomerMark {
  id: string;
  /** What a screen reader says. */
  name: string;
  lines: readonly { text: string; font: FontName; size: number; tracking?: number }[];
  /** SVG drawn in a square of 48 before the words; takes `currentColor`. */
  sign?: string;
}

const ring = '<circle cx="24" cy="24" r="19" fill="none" stroke="currentColor" stroke-width="3.5"/>';

export const customerMarks: readonly CustomerMark[] = [
  {
    id: 'solmuru',
    name: '솔무루',
    lines: [{ text: '솔무루', font: 'batang', size: 34 }],
    sign: '<path d="M24 5 34 19h-5l9 12h-6l7 9H9l7-9h-6l9-12h-5z M22 40h4v6h-4z" fill="currentColor"/>',
  },
  {
    id: 'haedamgol',
    name: '해담골 칼국수',
    lines: [
      { text: '해담골', font: 'black-han', size: 30 },
      { text: '칼국수', font: 'pretendard-medium', size: 13, tracking: 280 },
    ],
    sign: '<path d="M4 24h40c0 11-9 19-20 19S4 35 4 24z" fill="currentColor"/><path d="M13 20c0-5 4-5 4-10M24 20c0-5 4-5 4-10M35 20c0-5 4-5 4-10" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  },
  { id: 'doranmadang', name: '도란마당', lines: [{ text: '도란마당', font: 'jua', size: 34 }] },
  {
    id: 'nuvil',
    name: '누빌 커피',
    lines: [
      { text: 'NUVIL', font: 'josefin', size: 32, tracking: 160 },
      { text: 'COFFEE ROASTERS', font: 'josefin', size: 10.5, tracking: 230 },
    ],
    sign: `${ring}<path d="M24 10c-7 8 7 20 0 28" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/>`,
  },
  {
    id: 'osolle',
    name: '오솔레 브레드',
    lines: [{ text: 'osolle', font: 'righteous', size: 40 }],
    sign: '<path d="M8 22c-5-8 4-14 16-14s21 6 16 14v18H8z" fill="currentColor"/><path d="M17 18v14M24 17v15M31 18v14" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  },
  {
    id: 'chorongjae',
    name: '초롱재',
    lines: [{ text: '초롱재', font: 'myeongjo', size: 34, tracking: 120 }],
    sign: '<path d="M3 20C13 19 19 14 24 7c5 7 11 12 21 13l-3 5H6z" fill="currentColor"/><path d="M11 28v14M37 28v14M24 28v14M8 43h32" stroke="currentColor" stroke-width="3"/>',
  },
  {
    id: 'fairown',
    name: '페어로운 스크린골프',
    lines: [
      { text: 'FAIROWN', font: 'pretendard-black', size: 28, tracking: -20 },
      { text: 'SCREEN GOLF', font: 'pretendard-medium', size: 11.5, tracking: 300 },
    ],
    sign: '<path d="M16 42V6l22 8-19 8" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><circle cx="32" cy="39" r="5" fill="currentColor"/>',
  },
  {
    id: 'yunseuldam',
    name: '윤슬담의원',
    lines: [{ text: '윤슬담의원', font: 'pretendard', size: 28, tracking: -30 }],
    sign: '<path d="M24 6v36M6 24h36" stroke="currentColor" stroke-width="11" stroke-linecap="round"/>',
  },
  {
    id: 'garamhwi',
    name: '가람휘병원',
    lines: [
      { text: '가람휘병원', font: 'hahmlet', size: 27 },
      { text: 'GARAMHWI HOSPITAL', font: 'pretendard-medium', size: 10, tracking: 160 },
    ],
    sign: '<path d="M5 15c7-6 12-6 19 0s12 6 19 0M5 26c7-6 12-6 19 0s12 6 19 0M5 37c7-6 12-6 19 0s12 6 19 0" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  },
  {
    id: 'maresta',
    name: '호텔 마레스타',
    lines: [
      { text: 'MARESTA', font: 'italiana', size: 36, tracking: 120 },
      { text: 'HOTEL', font: 'pretendard-light', size: 11, tracking: 700 },
    ],
  },
  {
    id: 'nuon',
    name: '스테이 누온',
    lines: [{ text: 'stay nuon', font: 'cormorant', size: 38 }],
    sign: '<path d="M32 6a19 19 0 1 0 10 26A16 16 0 0 1 32 6z" fill="currentColor"/>',
  },
  {
    id: 'morakdam',
    name: '모락담',
    lines: [{ text: '모락담', font: 'gugi', size: 32 }],
    sign: '<path d="M16 42c-8-10 8-14 0-26M26 42c-8-12 8-18 0-34M36 42c-8-10 8-14 0-26" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  },
  {
    id: 'sutgyeolga',
    name: '숯결가',
    lines: [{ text: '숯결가', font: 'black-han', size: 36 }],
    sign: '<path d="M25 3c3 9 14 14 14 26 0 9-7 16-15 16S9 38 9 29c0-6 4-9 6-14 3 3 4 6 4 9 5-5 7-13 6-21z" fill="currentColor"/>',
  },
  {
    id: 'haruon',
    name: '스시 하루온',
    lines: [{ text: '스시 하루온', font: 'myeongjo', size: 29 }],
    sign: `${ring}<path d="M10 27c9-7 19-7 28 0" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>`,
  },
  {
    id: 'daolin',
    name: '다올린 로지스',
    lines: [{ text: 'DAOLIN LOGIS', font: 'pretendard', size: 26, tracking: 10 }],
    sign: '<path d="M24 4 42 14v20L24 44 6 34V14z M6 14l18 10 18-10M24 24v20" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linejoin="round"/>',
  },
  {
    id: 'hanulchae',
    name: '한울채 오피스',
    lines: [
      { text: '한울채', font: 'do-hyeon', size: 32 },
      { text: 'OFFICE', font: 'pretendard-medium', size: 11, tracking: 520 },
    ],
    sign: '<path d="M8 44V18h12v26zM24 44V6h16v38z" fill="currentColor"/>',
  },
  {
    id: 'kongbat',
    name: '콩밭상회',
    lines: [{ text: '콩밭상회', font: 'do-hyeon', size: 33 }],
    sign: '<ellipse cx="17" cy="28" rx="10" ry="14" transform="rotate(-24 17 28)" fill="currentColor"/><ellipse cx="34" cy="22" rx="8" ry="12" transform="rotate(20 34 22)" fill="currentColor"/>',
  },
  { id: 'torae', name: '토래 그릴', lines: [{ text: 'Torae Grill', font: 'playfair', size: 34 }] },
  {
    id: 'pyeongsangne',
    name: '평상네 파전',
    lines: [{ text: '평상네', font: 'jua', size: 34 }],
    sign: '<rect x="4" y="16" width="40" height="9" rx="3" fill="currentColor"/><path d="M10 25v16M38 25v16" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>',
  },
  {
    id: 'odeum',
    name: '뷔페 오듬',
    lines: [
      { text: 'ODEUM', font: 'pretendard-black', size: 29, tracking: 60 },
      { text: 'BUFFET & DINING', font: 'pretendard-medium', size: 10.5, tracking: 190 },
    ],
    sign: '<path d="M5 36c0-12 8-21 19-21s19 9 19 21z" fill="currentColor"/><path d="M3 41h42M24 15V9" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  },
];
