// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const marketing01 = /* @__PURE__ */ picture({
  name: 'marketing-01',
  hash: '64ca71fc',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-908070',
  alt: 'T10 마케팅 사례: 한식당 식탁 사이에서 뒷면 화면으로 신메뉴를 알리는 T10, 예시 화면, 오늘의 추천 메뉴, 갓 지은 돌솥비빔밥, 로봇이 따뜻하게 가져다드려요, 12,000원',
});

export const marketing02 = /* @__PURE__ */ picture({
  name: 'marketing-02',
  hash: '6a7f0947',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-f0d0a0',
  alt: 'T10 마케팅 사례: 여름 음료 광고를 켠 T10과 그 옆에 늘어선 봄, 여름, 가을, 겨울 화면, 예시 화면, 봄, 여름, 가을, 겨울, 여름 한정, 살구 얼음 에이드, 잘 익은 살구를 그대로 갈아 담았어요, 6,500원',
});

export const marketing03 = /* @__PURE__ */ picture({
  name: 'marketing-03',
  hash: '490a4602',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-604020',
  alt: 'T10 마케팅 사례: 풍선과 깃발로 꾸민 식당에서 생일 테이블로 다가오는 T10, 예시 화면, 오늘의 주인공, 생일을 축하합니다, 12번 테이블에 박수를 보내주세요, 함께 축하해요',
});

export const marketing04 = /* @__PURE__ */ picture({
  name: 'marketing-04',
  hash: '647f7907',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0e0e0',
  alt: 'T10 마케팅 사례: 식당 배치도 위에 입구에서 7번 자리까지 그려진 길과 길을 나서는 T10, 예시 화면, 입구, 7번, 어서 오세요, 7번 자리로 안내할게요, 저를 따라오세요, 창가 4인석',
});

export const marketing05 = /* @__PURE__ */ picture({
  name: 'marketing-05',
  hash: 'a3eee783',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0c0e0',
  alt: 'T10 마케팅 사례: T10 뒷면 화면의 쿠폰을 휴대전화로 찍어 담은 모습, 예시 화면, 다음에 또 만나요, 튀김 접시 무료 쿠폰, 화면의 QR을 찍어 보관하세요, 한 달 안에 사용',
});

export const marketing06 = /* @__PURE__ */ picture({
  name: 'marketing-06',
  hash: '19566e67',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-504040',
  alt: 'T10 마케팅 사례: 불 켜진 저녁 매장에서 음료 광고를 내보내는 T10과 재생 시간 기록, 예시 화면, 오늘 재생, 점심 1시간 40분, 저녁 3시간 20분, 시원하게 한 캔, 산들 스파클링, 고기와 잘 어울리는 가벼운 탄산, 새로 나왔어요',
});

export const marketing07 = /* @__PURE__ */ picture({
  name: 'marketing-07',
  hash: 'ac2cdb7e',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-d0c0a0',
  alt: 'T10 마케팅 사례: 아침 햇살이 드는 호텔 복도 앞에서 조식을 알리는 T10, 예시 화면, 조식 안내, 갓 구운 빵 따뜻한 죽, 2층 라운지에서 기다리겠습니다, 06:30 - 10:00',
});

export const marketing08 = /* @__PURE__ */ picture({
  name: 'marketing-08',
  hash: '08632e71',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-607050',
  alt: 'T10 마케팅 사례: 스크린골프 타석 앞으로 음식을 나르는 T10과 그 옆에 크게 띄운 홀인원 이벤트 화면, 예시 화면, 이달의 이벤트, 홀인원 도전하세요, 성공하면 다음 라운드가 무료, 매주 토요일',
});

export const marketing09 = /* @__PURE__ */ picture({
  name: 'marketing-09',
  hash: 'ba0d7d5e',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-b0b0b0',
  alt: 'T10 마케팅 사례: 병원 대기 의자 옆에서 건강검진을 알리는 T10, 예시 화면, 건강검진, 올해 검진 받으셨나요?, 1층 접수 창구에서 예약하세요, 평일 09:00부터',
});

export const marketing10 = /* @__PURE__ */ picture({
  name: 'marketing-10',
  hash: '927bbb35',
  width: 1600,
  height: 1440,
  widths: [480, 960, 1600],
  placeholder: 'ph-807060',
  alt: 'T10 마케팅 사례: 한 식당의 점심, 오후, 저녁에 서로 다른 화면을 켠 T10, 예시 화면, 11시, 15시, 커피와 디저트, 17시, 저녁 안주, 11시부터, 점심 한 상 정식, 국과 반찬까지 한 번에, 9,900원',
});

export const marketingAdverts = /* @__PURE__ */ picture({
  name: 'marketing-adverts',
  hash: 'f1cf7a7e',
  width: 539,
  height: 10133,
  widths: [480, 539],
  placeholder: 'ph-807080',
  alt: 'T10 뒷면 화면의 광고 열 편: 갓 지은 돌솥비빔밥, 살구 얼음 에이드, 생일을 축하합니다, 7번 자리로 안내할게요, 튀김 접시 무료 쿠폰, 산들 스파클링, 갓 구운 빵 따뜻한 죽, 홀인원 도전하세요, 올해 검진 받으셨나요?, 점심 한 상 정식',
});

export const marketingSlide1 = /* @__PURE__ */ picture({
  name: 'marketing-slide-1',
  hash: 'f63534ea',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '마케팅 슬라이드: T10 광고 디스플레이, 음식도 나르고 광고도 합니다, 매장을 도는 23.8인치 화면',
});

export const marketingSlide1Upright = /* @__PURE__ */ picture({
  name: 'marketing-slide-1-upright',
  hash: '53be2146',
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '휴대전화용 마케팅 슬라이드: T10 광고 디스플레이, 음식도 나르고 광고도 합니다, 매장을 도는 23.8인치 화면',
});

export const marketingSlide2 = /* @__PURE__ */ picture({
  name: 'marketing-slide-2',
  hash: 'a79dcdbb',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '마케팅 슬라이드: 전 세계 누적 판매, 100,000대 이상, 60개가 넘는 국가와 지역에서 일합니다',
});

export const marketingSlide2Upright = /* @__PURE__ */ picture({
  name: 'marketing-slide-2-upright',
  hash: 'a2149d47',
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  placeholder: 'ph-304040',
  alt: '휴대전화용 마케팅 슬라이드: 전 세계 누적 판매, 100,000대 이상, 60개가 넘는 국가와 지역에서 일합니다',
});

export const marketingSlide3 = /* @__PURE__ */ picture({
  name: 'marketing-slide-3',
  hash: 'c90c1913',
  width: 1600,
  height: 800,
  widths: [480, 960, 1600],
  placeholder: 'ph-605040',
  alt: '마케팅 슬라이드: 누적 서비스 운행, 8억 3천만 회 이상, 손님 곁에서 쌓은 경험을 매장에 더합니다',
});

export const marketingSlide3Upright = /* @__PURE__ */ picture({
  name: 'marketing-slide-3-upright',
  hash: 'd59dd06d',
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  placeholder: 'ph-505040',
  alt: '휴대전화용 마케팅 슬라이드: 누적 서비스 운행, 8억 3천만 회 이상, 손님 곁에서 쌓은 경험을 매장에 더합니다',
});

export const popupT10 = /* @__PURE__ */ picture({
  name: 'popup-t10',
  hash: 'e171f1e3',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-305050',
  alt: '안내 팝업: 서빙로봇 T10, 우리 매장에 꼭 맞는 한 대, 통로 폭부터 동선까지, 현장에 맞춰 상담해 드립니다. 제품 문의하기',
});
