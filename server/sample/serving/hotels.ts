import { photo } from '../sample-body.ts';
import type { SamplePost } from '../sample-post.ts';

/** Serving robots: hotels, oldest first. Sample content: the shops and their figures are invented. */
export const servingHotels: readonly SamplePost[] = [
  {
    at: '2024-05-07 09:40',
    title: '호텔 마레스타, 한 번에 네 개 층을 도는 W3',
    content: [
      '바다가 보이는 호텔 마레스타는 객실 요청의 절반이 수건과 생수입니다. W3는 엘리베이터와 연결되어 한 번에 최대 네 곳까지 들릅니다.',
      '객실 앞에 도착하면 전화로 알리고, 손님이 인증 번호를 입력하면 해당 수납함만 열립니다.',
      '설치 모델: W3 2대\n객실 수: 140실',
    ],
    url: 'https://www.youtube.com/watch?v=SampleVid11',
    picture: 'hotel-a',
  },
  {
    at: '2025-02-24 13:00',
    title: '스테이 누온, 프런트 한 명으로 충분한 야간 운영',
    content: [
      '부티크 호텔 스테이 누온은 밤 열 시 이후 프런트에 한 명만 둡니다. 객실 요청이 들어오면 W3가 물품을 싣고 올라가 프런트를 비우지 않아도 됩니다.',
      '사람이 오지 않아 오히려 편하다는 손님이 많습니다.',
      '설치 모델: W3 1대\n객실 수: 46실',
    ],
    picture: 'hotel-b',
  },
  {
    at: '2025-11-10 15:10',
    title: '호텔 온가람, 룸서비스를 다시 시작한 로봇 배송',
    content: [
      '호텔 온가람은 야식 메뉴를 W3로 배송하면서 룸서비스를 다시 시작했습니다. 인력 문제로 2년 동안 접어 두었던 서비스입니다.',
      '수납함 안이 닫혀 있어 음식이 식지 않고 냄새도 복도에 퍼지지 않습니다.',
      '설치 모델: W3 2대\n객실 수: 98실',
    ],
    picture: 'hotel-c',
  },
  {
    at: '2026-07-13 11:20',
    title: '리조트 솔여울채, 하루 120건을 나르는 객실 배송',
    content: [
      '가족 손님이 많은 솔여울채는 성수기면 하루 배송이 120건에 이릅니다. W3 한 대가 감당할 수 있는 최대치에 가까워 두 대를 나누어 운영합니다.',
      '젖병 소독기, 유아 침대 난간처럼 미리 신청받은 물품도 체크인 시간에 맞춰 보냅니다.',
      photo(
        'resort-c',
        '짐수레가 놓인 리조트 로비에서 방향을 돌려 객실로 향하는 호텔 배송로봇 W3',
        '안내 데스크에서 물품을 받은 W3는 로비를 돌아 객실로 올라갑니다.',
      ),
      '설치 모델: W3 2대\n객실 수: 210실',
    ],
    picture: 'resort-a',
  },
];
