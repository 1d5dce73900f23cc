import { useRef, useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { inquiryStatuses } from '#contract/choices.ts';
import type { DeskInquiry } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useKeys } from '../frame/use-keys.ts';
import { inquiryFailure, isConflict } from '../user-message.ts';
import { changeInquiry } from './inquiry-calls.ts';

/** As the list of keys names them. */
export const listKeys = [
  { key: 'j', does: '다음 문의' },
  { key: 'k', does: '이전 문의' },
  { key: 'Enter', does: '문의 열기' },
  { key: 'x', does: '문의 선택' },
  { key: 'e', does: '완료로 변경' },
];

const done = inquiryStatuses.done.number;

/** What was made 완료 by a key, and what it was before. */
interface Done {
  inquiry: DeskInquiry;
  /** Its row. */
  index: number;
  version: number;
}

/** Walks through the rows of a list by keys, ticks one, or marks it done; that can be taken back. */
export function useListKeys(list: RefObject<HTMLElement | null>, inquiries: readonly DeskInquiry[]) {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const [last, setLast] = useState<Done | null>(null);
  const isBusy = useRef(false);

  const rows = () => [...(list.current?.querySelectorAll('tbody tr') ?? [])];
  const here = () => rows().findIndex((row) => row.contains(document.activeElement));
  const stand = (index: number) => rows()[index]?.querySelector('a')?.focus();
  const step = (by: 1 | -1) => stand(here() < 0 ? 0 : here() + by);

  /** The row may leave the list: whoever goes on from there goes on with the one that took its place. */
  const readAgain = async (index: number) => {
    await revalidate();
    requestAnimationFrame(() => stand(Math.min(index, rows().length - 1)));
  };

  /** Gives the new version, or null; a key that is pressed twice does it once. */
  const change = async ({ inquiry, index, version }: Done, status: number): Promise<number | null> => {
    isBusy.current = true;
    try {
      return await changeInquiry(inquiry.id, { status }, version);
    } catch (error) {
      await alert(isConflict(error) ? messages.admin.changedMeanwhile : inquiryFailure(error));
      return null;
    } finally {
      await readAgain(index);
      isBusy.current = false;
    }
  };

  const finish = async () => {
    const index = here();
    const inquiry = inquiries[index];
    if (inquiry === undefined || inquiry.status === done || isBusy.current) return;
    const version = await change({ inquiry, index, version: inquiry.version }, done);
    setLast(version === null ? null : { inquiry, index, version });
  };

  const takeBack = (what: Done) => {
    setLast(null);
    void change(what, what.inquiry.status);
  };

  useKeys({
    KeyJ: () => step(1),
    KeyK: () => step(-1),
    KeyX: () => rows()[here()]?.querySelector('input')?.click(),
    KeyE: () => void finish(),
  });

  return last && { said: messages.admin.markedDone(last.inquiry.title), takeBack: () => takeBack(last) };
}
