// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const marketing01 = /* @__PURE__ */ picture({
  name: 'marketing-01',
  hash: 'fdf56de0',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-e0d0c0',
  alt: 'T10 마케팅 사례: 한식당 · 신메뉴 홍보, 지나갈 때마다 신메뉴가 보입니다, 음식을 나르는 길이 곧 광고 시간이 됩니다. 23.8인치 디스플레이, 서빙 중에도 재생, 화면 예시, 오늘의 추천 메뉴, 갓 지은 돌솥비빔밥, 로봇이 따뜻하게 가져다드려요, 12,000원',
});

export const marketing02 = /* @__PURE__ */ picture({
  name: 'marketing-02',
  hash: 'c4607264',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0c0b0',
  alt: 'T10 마케팅 사례: 카페 · 시즌 한정 음료, 계절이 바뀌면 화면도 바뀝니다, 포스터를 새로 뽑지 않아도 시즌 음료를 바로 알립니다. 이미지와 영상 재생, 매장에서 직접 교체, 화면 예시, 여름 한정, 한라봉 얼음 에이드, 제주 한라봉을 그대로 갈아 담았어요, 6,500원',
});

export const marketing03 = /* @__PURE__ */ picture({
  name: 'marketing-03',
  hash: '6c194303',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-e0c0d0',
  alt: 'T10 마케팅 사례: 패밀리 레스토랑 · 기념일, 생일 손님에게는 축하를 배달합니다, 케이크를 싣고 축하 화면과 노래로 테이블을 찾아갑니다. 축하 화면과 음악, 테이블 번호만 누르면 출발, 화면 예시, 오늘의 주인공, 생일을 축하합니다, 12번 테이블에 박수를 보내주세요, 함께 축하해요',
});

export const marketing04 = /* @__PURE__ */ picture({
  name: 'marketing-04',
  hash: '7ddfad27',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-b0c0b0',
  alt: 'T10 마케팅 사례: 대형 식당 · 자리 안내, 첫인사부터 자리 안내까지, 손님보다 한 걸음 앞서가며 예약한 자리로 안내합니다. 입구 대기 화면, 테이블까지 동행, 화면 예시, 어서 오세요, 7번 자리로 안내할게요, 저를 따라오세요, 창가 4인석',
});

export const marketing05 = /* @__PURE__ */ picture({
  name: 'marketing-05',
  hash: '7c0e88d7',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0d0e0',
  alt: 'T10 마케팅 사례: 분식집 · 단골 만들기, 식사가 끝날 즈음 쿠폰이 찾아갑니다, 빈 그릇을 거두러 간 자리에서 다음 방문을 권합니다. QR 쿠폰 화면, 퇴식 동선과 함께, 화면 예시, 다음에 또 만나요, 튀김 접시 무료 쿠폰, 화면의 QR을 찍어 보관하세요, 한 달 안에 사용',
});

export const marketing06 = /* @__PURE__ */ picture({
  name: 'marketing-06',
  hash: 'a6a7203d',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-304050',
  alt: 'T10 마케팅 사례: 고깃집 · 제휴 광고, 매장 안에 광고판이 생깁니다, 주류와 음료 회사의 광고를 걸어 새로운 수익을 만듭니다. 움직이는 광고판, 광고별 재생 시간 기록, 화면 예시, 시원하게 한 캔, 산들 스파클링, 고기와 잘 어울리는 가벼운 탄산, 새로 나왔어요',
});

export const marketing07 = /* @__PURE__ */ picture({
  name: 'marketing-07',
  hash: '7e169cf7',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0c0b0',
  alt: 'T10 마케팅 사례: 호텔 · 조식 안내, 로비에서 만난 내일 아침 식사, 체크인 손님에게 조식 시간과 장소를 먼저 알려 드립니다. 로비 순회 안내, 여러 언어 화면, 화면 예시, 조식 안내, 갓 구운 빵 따뜻한 죽, 2층 라운지에서 기다리겠습니다, 06:30 - 10:00',
});

export const marketing08 = /* @__PURE__ */ picture({
  name: 'marketing-08',
  hash: '694d8ff4',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-b0c0b0',
  alt: 'T10 마케팅 사례: 스크린골프 · 이벤트, 라운드 사이에 이벤트를 전합니다, 음료를 나르며 이달의 대회와 시상을 소개합니다. 타석 앞까지 서빙, 이벤트 화면 반복 재생, 화면 예시, 이달의 이벤트, 홀인원 도전하세요, 성공하면 다음 라운드가 무료, 매주 토요일',
});

export const marketing09 = /* @__PURE__ */ picture({
  name: 'marketing-09',
  hash: '48b60d3e',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-c0c0d0',
  alt: 'T10 마케팅 사례: 병원 · 진료 안내, 기다리는 시간을 안내 시간으로, 대기실을 돌며 검진 예약과 진료 시간을 조용히 알립니다. 소리 없는 화면 안내, 층별 안내 문구, 화면 예시, 건강검진, 올해 검진 받으셨나요?, 1층 접수 창구에서 예약하세요, 평일 09:00부터',
});

export const marketing10 = /* @__PURE__ */ picture({
  name: 'marketing-10',
  hash: '061386c3',
  width: 1600,
  height: 1520,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: 'T10 마케팅 사례: 모든 매장 · 시간대별 편성, 점심에는 정식, 저녁에는 안주, 정해 둔 시간이 되면 로봇의 화면이 스스로 바뀝니다. 11시 점심 정식, 15시 커피와 디저트, 18시 저녁 안주, 화면 예시, 11시부터, 점심 한 상 정식, 국과 반찬까지 한 번에, 9,900원',
});

export const marketingSlide1 = /* @__PURE__ */ picture({
  name: 'marketing-slide-1',
  hash: '929e3a3a',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '마케팅 슬라이드: T10 광고 디스플레이, 음식도 나르고 광고도 합니다, 매장을 도는 23.8인치 화면',
});

export const marketingSlide2 = /* @__PURE__ */ picture({
  name: 'marketing-slide-2',
  hash: '6b63cdd1',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '마케팅 슬라이드: 전 세계 누적 판매, 100,000대 이상, 60개가 넘는 국가와 지역에서 일합니다',
});

export const marketingSlide3 = /* @__PURE__ */ picture({
  name: 'marketing-slide-3',
  hash: 'a38d50e6',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-605040',
  alt: '마케팅 슬라이드: 누적 서비스 운행, 8억 3천만 회 이상, 손님 곁에서 쌓은 경험을 매장에 더합니다',
});

export const popupT10 = /* @__PURE__ */ picture({
  name: 'popup-t10',
  hash: '678e1968',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-305050',
  alt: '안내 팝업: 서빙로봇 T10, 우리 매장에 꼭 맞는 한 대, 통로 폭부터 동선까지, 현장에 맞춰 상담해 드립니다. 제품 문의하기',
});
