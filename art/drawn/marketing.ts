// Words of the marketing pictures. Menus, prices, shops and dates on the displays are sample content.
// A line break in a title is where the picture breaks it.
// The order of the words is the order in which the alternative text reads them.
import { wholeText } from './whole-text.ts';

/** Stands on every advert: its menu, price and date are samples. */
export const ADVERT_NOTE = '화면 예시';

export type Advert = {
  kicker: string;
  title: string;
  detail: string;
  foot: string;
};

export interface MarketingCase {
  name: string;
  /** Picture drawn on the advert, and the colours of the whole composition. */
  art: 'bibimbap' | 'ade' | 'cake' | 'seat' | 'coupon' | 'can' | 'breakfast' | 'golf' | 'clinic' | 'clock';
  words: { place: string; title: string; body: string; points: readonly string[]; advert: Advert };
}

export const marketingCases: readonly MarketingCase[] = [
  {
    name: 'marketing-01',
    art: 'bibimbap',
    words: {
      place: '한식당 · 신메뉴 홍보',
      title: '지나갈 때마다\n신메뉴가 보입니다',
      body: '음식을 나르는 길이 곧 광고 시간이 됩니다.',
      points: ['23.8인치 디스플레이', '서빙 중에도 재생'],
      advert: {
        kicker: '오늘의 추천 메뉴',
        title: '갓 지은\n돌솥비빔밥',
        detail: '로봇이 따뜻하게 가져다드려요',
        foot: '12,000원',
      },
    },
  },
  {
    name: 'marketing-02',
    art: 'ade',
    words: {
      place: '카페 · 시즌 한정 음료',
      title: '계절이 바뀌면\n화면도 바뀝니다',
      body: '포스터를 새로 뽑지 않아도 시즌 음료를 바로 알립니다.',
      points: ['이미지와 영상 재생', '매장에서 직접 교체'],
      advert: {
        kicker: '여름 한정',
        title: '한라봉\n얼음 에이드',
        detail: '제주 한라봉을 그대로 갈아 담았어요',
        foot: '6,500원',
      },
    },
  },
  {
    name: 'marketing-03',
    art: 'cake',
    words: {
      place: '패밀리 레스토랑 · 기념일',
      title: '생일 손님에게는\n축하를 배달합니다',
      body: '케이크를 싣고 축하 화면과 노래로 테이블을 찾아갑니다.',
      points: ['축하 화면과 음악', '테이블 번호만 누르면 출발'],
      advert: {
        kicker: '오늘의 주인공',
        title: '생일을\n축하합니다',
        detail: '12번 테이블에 박수를 보내주세요',
        foot: '함께 축하해요',
      },
    },
  },
  {
    name: 'marketing-04',
    art: 'seat',
    words: {
      place: '대형 식당 · 자리 안내',
      title: '첫인사부터\n자리 안내까지',
      body: '손님보다 한 걸음 앞서가며 예약한 자리로 안내합니다.',
      points: ['입구 대기 화면', '테이블까지 동행'],
      advert: {
        kicker: '어서 오세요',
        title: '7번 자리로\n안내할게요',
        detail: '저를 따라오세요',
        foot: '창가 4인석',
      },
    },
  },
  {
    name: 'marketing-05',
    art: 'coupon',
    words: {
      place: '분식집 · 단골 만들기',
      title: '식사가 끝날 즈음\n쿠폰이 찾아갑니다',
      body: '빈 그릇을 거두러 간 자리에서 다음 방문을 권합니다.',
      points: ['QR 쿠폰 화면', '퇴식 동선과 함께'],
      advert: {
        kicker: '다음에 또 만나요',
        title: '튀김 접시\n무료 쿠폰',
        detail: '화면의 QR을 찍어 보관하세요',
        foot: '한 달 안에 사용',
      },
    },
  },
  {
    name: 'marketing-06',
    art: 'can',
    words: {
      place: '고깃집 · 제휴 광고',
      title: '매장 안에\n광고판이 생깁니다',
      body: '주류와 음료 회사의 광고를 걸어 새로운 수익을 만듭니다.',
      points: ['움직이는 광고판', '광고별 재생 시간 기록'],
      advert: {
        kicker: '시원하게 한 캔',
        title: '산들\n스파클링',
        detail: '고기와 잘 어울리는 가벼운 탄산',
        foot: '새로 나왔어요',
      },
    },
  },
  {
    name: 'marketing-07',
    art: 'breakfast',
    words: {
      place: '호텔 · 조식 안내',
      title: '로비에서 만난\n내일 아침 식사',
      body: '체크인 손님에게 조식 시간과 장소를 먼저 알려 드립니다.',
      points: ['로비 순회 안내', '여러 언어 화면'],
      advert: {
        kicker: '조식 안내',
        title: '갓 구운 빵\n따뜻한 죽',
        detail: '2층 라운지에서 기다리겠습니다',
        foot: '06:30 - 10:00',
      },
    },
  },
  {
    name: 'marketing-08',
    art: 'golf',
    words: {
      place: '스크린골프 · 이벤트',
      title: '라운드 사이에\n이벤트를 전합니다',
      body: '음료를 나르며 이달의 대회와 시상을 소개합니다.',
      points: ['타석 앞까지 서빙', '이벤트 화면 반복 재생'],
      advert: {
        kicker: '이달의 이벤트',
        title: '홀인원\n도전하세요',
        detail: '성공하면 다음 라운드가 무료',
        foot: '매주 토요일',
      },
    },
  },
  {
    name: 'marketing-09',
    art: 'clinic',
    words: {
      place: '병원 · 진료 안내',
      title: '기다리는 시간을\n안내 시간으로',
      body: '대기실을 돌며 검진 예약과 진료 시간을 조용히 알립니다.',
      points: ['소리 없는 화면 안내', '층별 안내 문구'],
      advert: {
        kicker: '건강검진',
        title: '올해 검진\n받으셨나요?',
        detail: '1층 접수 창구에서 예약하세요',
        foot: '평일 09:00부터',
      },
    },
  },
  {
    name: 'marketing-10',
    art: 'clock',
    words: {
      place: '모든 매장 · 시간대별 편성',
      title: '점심에는 정식,\n저녁에는 안주',
      body: '정해 둔 시간이 되면 로봇의 화면이 스스로 바뀝니다.',
      points: ['11시 점심 정식', '15시 커피와 디저트', '18시 저녁 안주'],
      advert: {
        kicker: '11시부터',
        title: '점심\n한 상 정식',
        detail: '국과 반찬까지 한 번에',
        foot: '9,900원',
      },
    },
  },
];

export const marketingSlides = [
  {
    name: 'marketing-slide-1',
    words: {
      kicker: 'T10 광고 디스플레이',
      title: '음식도 나르고\n광고도 합니다',
      body: '매장을 도는 23.8인치 화면',
    },
  },
  {
    name: 'marketing-slide-2',
    words: {
      kicker: '전 세계 누적 판매',
      title: '100,000대 이상',
      body: '60개가 넘는 국가와 지역에서 일합니다',
    },
  },
  {
    name: 'marketing-slide-3',
    words: {
      kicker: '누적 서비스 운행',
      title: '8억 3천만 회 이상',
      body: '손님 곁에서 쌓은 경험을 매장에 더합니다',
    },
  },
] as const;

/** The home page's sample popup; a click on it leads to the product inquiry. */
export const popup = {
  name: 'popup-t10',
  words: {
    kicker: '서빙로봇 T10',
    title: '우리 매장에\n꼭 맞는 한 대',
    body: '통로 폭부터 동선까지, 현장에 맞춰 상담해 드립니다.',
    action: '제품 문의하기',
  },
} as const;

export function popupAlt(): string {
  return wholeText('안내 팝업:', popup.words);
}

export function marketingAlt({ words: { advert, ...headline } }: MarketingCase): string {
  return wholeText('T10 마케팅 사례:', [headline, ADVERT_NOTE, advert]);
}

export function slideAlt({ words }: (typeof marketingSlides)[number]): string {
  return wholeText('마케팅 슬라이드:', words);
}
