import type { InquiryStatus, Region } from '#contract/choices.ts';

/** How far staff have come with an inquiry of the sample content. */
export interface SampleProgress {
  status: InquiryStatus;
  isRead: boolean;
  memo?: string;
  reply?: string;
  /** What its sender said to the reply. */
  thanks?: string;
}

/** One inquiry of the sample content. Companies and people are invented; their numbers and addresses reach nobody. */
export interface SampleInquiry {
  /** How many days before the first start it came. */
  daysAgo: number;
  category: 0 | 1;
  company: string;
  name: string;
  region: Region | '';
  model: string;
  content: string;
  progress: SampleProgress;
}

const asked = (
  daysAgo: number,
  category: 0 | 1,
  [company, name, region, model]: [company: string, name: string, region: Region | '', model: string],
  content: string,
  progress: SampleProgress,
): SampleInquiry => ({ daysAgo, category, company, name, region, model, content, progress });

const fresh: SampleProgress = { status: 'received', isRead: false };
const read: SampleProgress = { status: 'received', isRead: true };
const spam: SampleProgress = { status: 'spam', isRead: false };
const working = (memo = ''): SampleProgress => ({ status: 'working', isRead: true, memo });
const done = (reply: string, thanks = ''): SampleProgress => ({
  status: 'done',
  isRead: true,
  reply,
  thanks,
});
const onHold = (memo: string): SampleProgress => ({ status: 'onHold', isRead: true, memo });

const [partnership, support] = [0, 1] as const;

/** Newest first. */
export const sampleInquiries: readonly SampleInquiry[] = [
  asked(
    0.1,
    support,
    ['솔밭한정식', '윤서진', 'gyeonggi', 'T10'],
    '룸이 12개인 한정식집입니다. 문턱이 있는 룸도 들어갈 수 있는지 궁금합니다.',
    fresh,
  ),
  asked(
    0.3,
    partnership,
    ['동해유통', '문태오', 'gangwon', ''],
    '강원 영동 지역 대리점을 맡고 싶습니다. 조건을 알려주세요.',
    fresh,
  ),
  asked(
    0.6,
    support,
    ['푸른솔요양병원', '배수아', 'chungcheong', 'S100'],
    '병동 사이로 리넨과 소모품을 나르려 합니다. 엘리베이터와 연동할 수 있나요?',
    fresh,
  ),
  asked(
    1.2,
    support,
    ['카페온기', '표지원', 'seoul', 'T8'],
    '테이블 간격이 60cm쯤 되는 작은 카페입니다. 체험해볼 수 있을까요?',
    fresh,
  ),
  asked(
    1.9,
    partnership,
    ['미래공간디자인', '하도윤', 'seoul', ''],
    '신축 호텔의 동선 설계를 맡았습니다. 설계 단계에서 협의하고 싶습니다.',
    fresh,
  ),
  asked(
    2.4,
    support,
    ['물결횟집', '구민재', 'gyeongsang', 'T9'],
    '바닥에 물기가 자주 있습니다. 미끄럽지 않게 다니는지 확인하고 싶습니다.',
    read,
  ),
  asked(
    3.1,
    support,
    ['든든마트', '천예린', 'incheon', 'C30'],
    '영업을 마친 뒤 600m² 매장을 혼자 청소하게 하고 싶습니다.',
    read,
  ),
  asked(
    3.8,
    partnership,
    ['누리렌탈', '석주원', 'gyeonggi', ''],
    '렌탈 상품으로 함께 구성하는 방안을 제안드립니다.',
    working('렌탈팀과 다음 주 회의'),
  ),
  asked(
    4.6,
    support,
    ['별빛스크린골프', '지한결', 'chungcheong', 'T6'],
    '타석 열 개에 음료를 나르려고 합니다. 렌탈 견적을 부탁드립니다.',
    working(),
  ),
  asked(
    5.2,
    support,
    ['하늘정원뷔페', '탁유나', 'seoul', 'T11'],
    '빈 그릇을 모으는 용도로 두 대를 보고 있습니다.',
    working('방문 일정을 전화로 정하기로 함'),
  ),
  asked(
    6.0,
    support,
    ['best-seo-rank', 'John', '', ''],
    'We can rank your website no.1 in 7 days. Reply now for a discount!',
    spam,
  ),
  asked(
    6.9,
    partnership,
    ['한결시스템', '맹시우', 'gyeonggi', ''],
    '주문 단말기를 만드는 회사입니다. 로봇과 주문을 연결하는 협력을 원합니다.',
    working('기술 자료 보냄'),
  ),
  asked(
    8.3,
    support,
    ['오름호텔', '고은솔', 'jeju', 'W3'],
    '객실 80개 규모입니다. 4개 층을 한 대로 운영할 수 있는지 문의드립니다.',
    working('현장 실측 예약'),
  ),
  asked(
    9.5,
    support,
    ['참나무화덕', '임다온', 'jeolla', 'T5'],
    '무거운 돌판을 얹어도 되는지, 한 번에 몇 kg까지인지 알고 싶습니다.',
    done(
      '안녕하세요. T5는 네 단을 합해 40kg까지 실을 수 있습니다. 돌판의 지름을 알려주시면 단 간격도 확인해 드리겠습니다.',
      '지름은 28cm입니다. 빠른 답변 감사합니다.',
    ),
  ),
  asked(
    11.0,
    support,
    ['큰빛물류', '방하준', 'incheon', 'S100'],
    '창고 두 동 사이를 다녀야 합니다. 경사로가 3도쯤 됩니다.',
    onHold('경사로 공사가 끝난 뒤 다시 연락하기로 함'),
  ),
  asked(
    12.4,
    partnership,
    ['새벽푸드', '양지호', 'gyeongsang', 'T10'],
    '가맹점 40곳에 차례로 도입하려 합니다. 시범 매장부터 진행하고 싶습니다.',
    working('시범 매장 두 곳 선정 중'),
  ),
  asked(
    13.7,
    support,
    ['마음한방병원', '소윤채', 'seoul', 'C40'],
    '복도 청소용으로 소음이 어느 정도인지 궁금합니다.',
    done(
      '안녕하세요. 사람이 적은 밤에 예약 청소로 운영하시는 병원이 많습니다. 소음은 체험에서 직접 확인하실 수 있으니 날짜를 알려주세요.',
    ),
  ),
  asked(
    15.1,
    support,
    ['다솜키즈카페', '변서하', 'gyeonggi', 'T8'],
    '아이들이 많은 곳이라 부딪히지 않는지가 가장 중요합니다.',
    done(
      '안녕하세요. 사람이 가까이 오면 멈추고, 비켜서 갑니다. 매장에서 직접 보실 수 있게 체험 일정을 잡아 드리겠습니다.',
    ),
  ),
  asked(
    16.8,
    support,
    ['온누리식자재', '추도현', 'chungcheong', 'S100'],
    '냉장 창고 안에서도 쓸 수 있나요?',
    onHold('사용 온도를 개발팀에 확인 중'),
  ),
  asked(
    18.2,
    partnership,
    ['가온미디어', '공리안', 'seoul', 'T10'],
    '로봇 화면에 지역 광고를 내는 사업을 제안드립니다.',
    done('안녕하세요. 제안 감사합니다. 담당 부서에서 검토한 뒤 이번 달 안에 연락드리겠습니다.'),
  ),
  asked(
    19.9,
    support,
    ['바른분식', '엄태린', 'incheon', 'T6'],
    '홀이 좁아서 한 대만 두려고 합니다. 충전 자리는 얼마나 필요한가요?',
    done(
      '안녕하세요. 충전기는 벽에 붙여 두시면 되고, 앞쪽으로 로봇이 돌아설 자리가 있으면 됩니다. 도면을 보내주시면 자리를 잡아 드립니다.',
      '도면은 메일로 보내겠습니다.',
    ),
  ),
  asked(
    21.4,
    support,
    ['은하컨벤션', '제갈민', 'jeolla', 'T11'],
    '행사 때만 다섯 대를 빌릴 수 있는지 문의합니다.',
    done(
      '안녕하세요. 단기 렌탈은 최소 4주부터 가능합니다. 행사 기간과 홀 크기를 알려주시면 견적을 보내 드리겠습니다.',
    ),
  ),
  asked(
    23.0,
    partnership,
    ['늘봄교육센터', '봉하율', 'gyeongsang', ''],
    '로봇 운영 인력을 가르치는 과정을 함께 만들고 싶습니다.',
    onHold('내년 계획이 정해지면 다시 논의'),
  ),
  asked(
    24.3,
    support,
    ['산들갈비', '우지안', 'gyeonggi', 'T9'],
    '숯불을 실어 나르는 것은 위험하지 않을까요?',
    done('안녕하세요. 숯불은 나르지 않으시는 것이 안전합니다. 반찬과 고기, 빈 그릇 나르기에 써주세요.'),
  ),
  asked(
    26.1,
    support,
    ['여울도서관', '모은결', 'seoul', 'C30'],
    '조용한 시간에 카펫 구역을 청소하려 합니다.',
    done('안녕하세요. 카펫은 흡입 모드로 청소합니다. 개관 전 시간에 예약해 두시면 됩니다.'),
  ),
  asked(
    27.8,
    partnership,
    ['두레협동조합', '편도하', 'jeolla', ''],
    '조합 식당 여섯 곳에 함께 도입하면 조건이 어떻게 되나요?',
    done(
      '안녕하세요. 여섯 곳을 함께 진행하시면 설치 일정을 한 주로 모을 수 있습니다. 견적서를 보내 드렸습니다.',
    ),
  ),
  asked(
    29.5,
    support,
    ['해솔리조트', '남궁설', 'gangwon', 'W3'],
    '야외 통로를 지나야 하는 동이 하나 있습니다. 가능한가요?',
    done('안녕하세요. 실외 통로는 권하지 않습니다. 동마다 한 대씩 두시는 방안으로 견적을 준비하겠습니다.'),
  ),
  asked(
    31.2,
    support,
    ['찬우물국밥', '강이든', 'gyeongsang', 'T10'],
    '화면에 오늘의 메뉴를 띄울 수 있나요?',
    done(
      '안녕하세요. 23.8인치 화면에 사진과 글을 직접 올리실 수 있습니다.',
      '직원들이 아주 좋아합니다. 고맙습니다.',
    ),
  ),
  asked(
    33.0,
    support,
    ['loan-express', 'Mr. Smith', '', ''],
    'Business loan without paperwork. Click the link below.',
    spam,
  ),
  asked(
    35.6,
    partnership,
    ['정담외식연구소', '어진솔', 'seoul', ''],
    '서빙로봇 도입 효과를 함께 조사하고 싶습니다.',
    done('안녕하세요. 조사에 협조하겠습니다. 매장 세 곳을 추천해 드렸습니다.'),
  ),
  asked(
    37.9,
    support,
    ['초록샐러드', '팽다인', 'seoul', 'T8'],
    '점심에만 바쁩니다. 한 시간에 몇 번이나 다닐 수 있나요?',
    done('안녕하세요. 거리마다 다릅니다. 매장 시뮬레이터에 배치를 그려보시면 바로 확인하실 수 있습니다.'),
  ),
  asked(
    40.3,
    support,
    ['한마루공장', '빈시온', 'chungcheong', 'S100'],
    '교대 없이 하루 종일 써야 합니다. 배터리를 바꿔 끼울 수 있나요?',
    done(
      '안녕하세요. S100은 배터리를 15초 만에 바꿔 끼울 수 있습니다. 여분 배터리를 함께 견적에 넣어 드렸습니다.',
    ),
  ),
  asked(
    42.7,
    partnership,
    ['라온상사', '옥재희', 'jeolla', ''],
    '전남 동부 지역 판매를 맡고 싶습니다.',
    done('안녕하세요. 순천 지점과 협의가 필요해 담당자가 직접 전화드렸습니다.'),
  ),
  asked(
    45.1,
    support,
    ['봄날브런치', '나예솔', 'gyeonggi', 'T6'],
    '이전에 쓰던 로봇을 반납하고 바꾸고 싶습니다.',
    done('안녕하세요. 반납과 교체를 같은 날 진행해 드립니다. 원하시는 날짜를 알려주세요.'),
  ),
  asked(
    47.8,
    support,
    ['우람체육관', '도건우', 'incheon', 'C40'],
    '마룻바닥에 흠집이 나지 않나요?',
    done(
      '안녕하세요. C40은 물걸레로 청소해 타일이나 대리석처럼 물에 강한 바닥에 알맞습니다. 바닥 자재를 알려주시면 시범 청소를 보여 드리겠습니다.',
    ),
  ),
  asked(
    50.2,
    support,
    ['고운손만두', '진가온', 'chungcheong', 'T5'],
    '2층으로 나뉜 매장인데 층마다 한 대가 필요한가요?',
    done('안녕하세요. 계단은 오르내리지 못하므로 층마다 한 대가 필요합니다.'),
  ),
  asked(
    52.9,
    partnership,
    ['이음로지스', '신유현', 'gyeonggi', 'S100'],
    '물류 센터 세 곳에서 시험 운영을 해보고 싶습니다.',
    done(
      '안녕하세요. 2주 시험 운영을 준비하겠습니다. 센터별 도면을 보내주세요.',
      '도면을 정리해서 보내겠습니다.',
    ),
  ),
  asked(
    55.4,
    support,
    ['달빛포차', '안채운', 'gyeongsang', 'T9'],
    '조명이 어두운 매장에서도 잘 다니나요?',
    done(
      '안녕하세요. 어두운 곳에서도 다닐 수 있습니다. 다만 유리벽이 있으면 설치할 때 표시를 붙여 드립니다.',
    ),
  ),
  asked(
    57.6,
    support,
    ['새하늘치과', '유하린', 'seoul', 'W3'],
    '진료실 사이로 기구를 옮기려고 합니다.',
    onHold('의료 기구 운반 기준을 확인한 뒤 답변'),
  ),
  asked(
    59.3,
    partnership,
    ['큰그림인테리어', '조은찬', 'incheon', ''],
    '매장 공사와 로봇 설치를 함께 진행하는 상품을 만들고 싶습니다.',
    done('안녕하세요. 좋은 제안 감사합니다. 인천 본사에서 뵙고 말씀 나누겠습니다.'),
  ),
];
