import type { TimelineEntry, TimelineKind } from '#contract/inquiry-desk.ts';

/** What each kind of entry is called. */
export const timelineNames: Readonly<Record<TimelineKind, string>> = {
  received: '문의 접수',
  read: '확인',
  status: '상태 변경',
  assignee: '담당 관리자 변경',
  memo: '메모',
  reply: '답변',
  mail: '메일',
  message: '고객 메시지',
};

/** A change in one line: who, what, from what to what. */
export function changeLine({ kind, by, text }: TimelineEntry): string {
  return [by, timelineNames[kind], text].filter(Boolean).join(' · ');
}
