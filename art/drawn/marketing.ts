// Words of the marketing pictures. Menus, prices, shops and dates on the displays are sample content.
// A line break in a title is where the picture breaks it.
// The order of the words is the order in which the alternative text reads them.
import { wholeText } from './whole-text.ts';

/** Of every advert, on the page and in its alternative text: its menu, price and date are samples. */
export const ADVERT_NOTE = '예시 화면';

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
  /** What is to be seen, for who does not see it. */
  seen: string;
  /** What is to be read. What a case is about is said beside its picture. */
  words: { beside?: readonly string[]; advert: Advert };
}

export const marketingCases: readonly MarketingCase[] = [
  {
    name: 'marketing-01',
    art: 'bibimbap',
    seen: '한식당 식탁 사이에서 뒷면 화면으로 신메뉴를 알리는 T10',
    words: {
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
    seen: '여름 음료 광고를 켠 T10과 그 옆에 늘어선 봄, 여름, 가을, 겨울 화면',
    words: {
      beside: ['봄', '여름', '가을', '겨울'],
      advert: {
        kicker: '여름 한정',
        title: '살구\n얼음 에이드',
        detail: '잘 익은 살구를 그대로 갈아 담았어요',
        foot: '6,500원',
      },
    },
  },
  {
    name: 'marketing-03',
    art: 'cake',
    seen: '풍선과 깃발로 꾸민 식당에서 생일 테이블로 다가오는 T10',
    words: {
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
    seen: '식당 배치도 위에 입구에서 7번 자리까지 그려진 길과 길을 나서는 T10',
    words: {
      beside: ['입구', '7번'],
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
    seen: 'T10 뒷면 화면의 쿠폰을 휴대전화로 찍어 담은 모습',
    words: {
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
    seen: '불 켜진 저녁 매장에서 음료 광고를 내보내는 T10과 재생 시간 기록',
    words: {
      beside: ['오늘 재생', '점심 1시간 40분', '저녁 3시간 20분'],
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
    seen: '아침 햇살이 드는 호텔 복도 앞에서 조식을 알리는 T10',
    words: {
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
    seen: '스크린골프 타석 앞으로 음식을 나르는 T10과 그 옆에 크게 띄운 홀인원 이벤트 화면',
    words: {
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
    seen: '병원 대기 의자 옆에서 건강검진을 알리는 T10',
    words: {
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
    seen: '한 식당의 점심, 오후, 저녁에 서로 다른 화면을 켠 T10',
    words: {
      beside: ['11시', '15시', '커피와 디저트', '17시', '저녁 안주'],
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

export type MarketingSlide = (typeof marketingSlides)[number];

/** Of the picture that phones show which are held upright. */
export const uprightName = ({ name }: MarketingSlide): string => `${name}-upright`;

/** What the large T10 of the page shows, one advert after the other. */
export const adverts = { name: 'marketing-adverts' } as const;

export function advertsAlt(): string {
  return wholeText(
    'T10 뒷면 화면의 광고 열 편:',
    marketingCases.map(({ words }) => words.advert.title),
  );
}

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

export function marketingAlt({ seen, words }: MarketingCase): string {
  return wholeText('T10 마케팅 사례:', [seen, ADVERT_NOTE, words]);
}

export function slideAlt({ words }: MarketingSlide): string {
  return wholeText('마케팅 슬라이드:', words);
}

/** The same words on the picture for phones. */
export function uprightAlt({ words }: MarketingSlide): string {
  return wholeText('휴대전화용 마케팅 슬라이드:', words);
}
