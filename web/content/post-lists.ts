import { boards, isByIndustry } from '#contract/boards.ts';
import { company } from '#contract/company.ts';
import { messages } from '#contract/messages.ts';
import type { Partition } from '#contract/reader.ts';
import { casesMenu, newsMenu, supportMenu, type MenuGroup } from './menu.ts';
import { paths, type ListPath } from './paths.ts';
import { shareImages } from './share-images.ts';

/** A page that lists what staff publish: where it stands, what it shows and what it says. */
export interface PostListContent {
  path: ListPath;
  menu: MenuGroup;
  partition: Partition;
  /** How the moment of a post is written where it is read: 2025-03-04 14:05, or in words. */
  dates: 'digits' | 'words';
  /** Its posts run for a time, which a line of their text tells. */
  hasPeriods?: true;
  /** Its posts are in the feed. */
  inFeed: boolean;
  title: string;
  subtitle: string;
  description: string;
  /** What stands above other posts of the list, under a post that is read on its own. */
  othersTitle: string;
  shareImage: string;
  /** How search engines are to take a post of this list. */
  postType: 'NewsArticle' | 'Article';
  words: {
    empty: string;
    alert?: string;
    inPlace?: { refused: string; failed: string };
  };
}

const eventWords = { empty: messages.public.noPosts, alert: messages.public.eventListFailed };
const caseWords = {
  empty: messages.public.noCases,
  inPlace: { refused: messages.public.caseListRefused, failed: messages.public.caseListFailed },
};

const eventList: PostListContent = {
  path: paths.events,
  menu: newsMenu,
  partition: { board: boards.event, category: boards.event.categories.promotion.number },
  dates: 'digits',
  hasPeriods: true,
  inFeed: true,
  title: 'EVENT',
  subtitle: `${company.nameAs.subject} 준비한 이벤트와 프로모션을 만나보세요.`,
  description: `${company.name}의 이벤트와 프로모션 안내입니다. 서빙로봇, 물류로봇, 청소로봇 체험 행사와 도입 혜택을 확인하세요.`,
  othersTitle: '다른 이벤트',
  shareImage: shareImages.events,
  postType: 'NewsArticle',
  words: eventWords,
};

const newsList: PostListContent = {
  path: paths.news,
  menu: newsMenu,
  partition: { board: boards.event, category: boards.event.categories.news.number },
  dates: 'digits',
  inFeed: true,
  title: '뉴스',
  subtitle: `${company.name}의 새로운 소식과 공지사항을 전해 드립니다.`,
  description: `${company.name}의 뉴스와 공지사항입니다. 신제품, 전시회, 서비스 소식을 가장 먼저 확인하세요.`,
  othersTitle: '다른 뉴스',
  shareImage: shareImages.events,
  postType: 'NewsArticle',
  words: eventWords,
};

const servingCaseList: PostListContent = {
  path: paths.servingCases,
  menu: casesMenu,
  partition: { board: boards.case, category: boards.case.categories.serving.number },
  dates: 'words',
  inFeed: false,
  title: '서빙로봇 설치사례',
  subtitle: '서빙로봇과 함께 일하는 전국의 매장을 업종별로 소개합니다.',
  description: `음식점, 뷔페, 카페, 스크린골프, 병원, 호텔에서 일하는 ${company.name} 서빙로봇의 설치사례를 업종별로 확인하세요.`,
  othersTitle: '다른 설치사례',
  shareImage: shareImages.cases,
  postType: 'Article',
  words: caseWords,
};

const cleaningCaseList: PostListContent = {
  ...servingCaseList,
  path: paths.cleaningCases,
  partition: { board: boards.case, category: boards.case.categories.cleaning.number },
  title: '청소로봇 설치사례',
  subtitle: '넓은 공간을 날마다 깨끗하게. 청소로봇이 일하는 현장을 업종별로 소개합니다.',
  description: `음식점, 뷔페, 카페, 스크린골프, 병원, 호텔에서 일하는 ${company.name} 청소로봇의 설치사례를 업종별로 확인하세요.`,
};

const interviewList: PostListContent = {
  ...servingCaseList,
  path: paths.interviews,
  partition: { board: boards.case, category: boards.case.categories.interview.number },
  title: '인터뷰',
  subtitle: '로봇을 먼저 도입한 고객들의 이야기를 들어보세요.',
  description: `${company.name} 로봇을 도입한 매장과 기업의 인터뷰입니다. 도입 이유와 달라진 점을 직접 들어보세요.`,
  othersTitle: '다른 인터뷰',
};

export const selfCareList: PostListContent = {
  path: paths.selfCare,
  menu: supportMenu,
  partition: { board: boards.faq, category: boards.faq.categories.selfCare.number },
  dates: 'digits',
  inFeed: false,
  title: '셀프 관리 방법',
  subtitle: '자주 묻는 질문과 영상으로 로봇을 더 쉽게 관리하세요.',
  description: `${company.name} 로봇의 자주 묻는 질문과 자가관리 영상입니다. 청소, 충전, 오류 해결 방법을 바로 확인하세요.`,
  othersTitle: '다른 관리 방법',
  shareImage: shareImages.support,
  postType: 'Article',
  words: { empty: messages.public.noPosts, alert: messages.public.selfCareListFailed },
};

/** Beside the questions that are answered. */
export const askSupport = { label: '제품 문의 남기기', to: paths.support };

export const postLists: readonly PostListContent[] = [
  eventList,
  newsList,
  servingCaseList,
  cleaningCaseList,
  interviewList,
  selfCareList,
];

/** Whether the list is divided into the seven industries. */
export function hasIndustryTabs({ partition }: PostListContent): boolean {
  return isByIndustry(partition.board, partition.category);
}

/** The list that an address belongs to: its own, or that of one of its posts. */
export function postListAt(pathname: string): PostListContent | undefined {
  // The router takes capitals for small letters.
  const address = pathname.toLowerCase();
  return postLists.find(({ path }) => address === path || address.startsWith(`${path}/`));
}
