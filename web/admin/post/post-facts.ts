import { categoryOf, isByIndustry, isTextOnly, type Board } from '#contract/boards.ts';
import { industries } from '#contract/choices.ts';
import type { Body } from '#contract/body.ts';
import type { PostText } from '#contract/post.ts';

/** One thing that a post says, in words. */
export interface PostFact {
  label: string;
  text: string;
  /** How its words look, where they are more than plain text. */
  body?: Body | undefined;
}

type ToldPost = PostText & {
  fileName: string;
  /** As their fields show them; undefined where they are not told. */
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  pinned?: boolean | undefined;
};

const toldMoment = (moment: string | null | undefined) => (moment ?? '').replace('T', ' ');

/** All that a post says, for two of them to be compared; what its category does not have is not told. */
export function factsOf(board: Board, urlLabel: string, post: ToldPost): PostFact[] {
  const { title, content, body, url, category, industry, fileName, publishAt, unpublishAt, pinned } = post;
  return [
    { label: '구분', text: categoryOf(board, category)?.name ?? '' },
    { label: '업종', text: isByIndustry(board, category) ? (industries[industry] ?? '') : '' },
    { label: '제목', text: title },
    { label: '내용', text: content, body },
    { label: urlLabel, text: isTextOnly(board, category) ? '' : url },
    { label: '첨부파일', text: isTextOnly(board, category) ? '' : fileName },
    { label: '게시 시작', text: toldMoment(publishAt) },
    { label: '게시 종료', text: toldMoment(unpublishAt) },
    { label: '맨 위에 고정', text: pinned === true ? '고정' : '' },
  ];
}
