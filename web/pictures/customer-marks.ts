// Written by `node art/brand/draw-brand.ts`. The customers are invented samples.
export interface CustomerMark {
  name: string;
  src: string;
  width: number;
  height: number;
}

export const customerMarks: readonly CustomerMark[] = [
  { name: '솔무루', src: '/brand/customers/solmuru.svg', width: 156, height: 56 },
  { name: '해담골 칼국수', src: '/brand/customers/haedamgol.svg', width: 135, height: 56 },
  { name: '도란마당', src: '/brand/customers/doranmadang.svg', width: 118, height: 56 },
  { name: '누빌 커피', src: '/brand/customers/nuvil.svg', width: 193, height: 56 },
  { name: '오솔레 브레드', src: '/brand/customers/osolle.svg', width: 166, height: 56 },
  { name: '초롱재', src: '/brand/customers/chorongjae.svg', width: 164, height: 56 },
  { name: '페어로운 스크린골프', src: '/brand/customers/fairown.svg', width: 186, height: 56 },
  { name: '윤슬담의원', src: '/brand/customers/yunseuldam.svg', width: 176, height: 56 },
  { name: '가람휘병원', src: '/brand/customers/garamhwi.svg', width: 187, height: 56 },
  { name: '호텔 마레스타', src: '/brand/customers/maresta.svg', width: 177, height: 56 },
  { name: '스테이 누온', src: '/brand/customers/nuon.svg', width: 202, height: 56 },
  { name: '모락담', src: '/brand/customers/morakdam.svg', width: 148, height: 56 },
  { name: '숯결가', src: '/brand/customers/sutgyeolga.svg', width: 149, height: 56 },
  { name: '스시 하루온', src: '/brand/customers/haruon.svg', width: 204, height: 56 },
  { name: '다올린 로지스', src: '/brand/customers/daolin.svg', width: 239, height: 56 },
  { name: '한울채 오피스', src: '/brand/customers/hanulchae.svg', width: 132, height: 56 },
  { name: '콩밭상회', src: '/brand/customers/kongbat.svg', width: 160, height: 56 },
  { name: '토래 그릴', src: '/brand/customers/torae.svg', width: 174, height: 56 },
  { name: '평상네 파전', src: '/brand/customers/pyeongsangne.svg', width: 142, height: 56 },
  { name: '뷔페 오듬', src: '/brand/customers/odeum.svg', width: 172, height: 56 },
];
