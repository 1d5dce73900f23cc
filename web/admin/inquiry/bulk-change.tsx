import { useState } from 'react';
import { everyInquiryStatus } from '#contract/choices.ts';
import { nobody, type Assignee, type InquiryChange } from '#contract/inquiry-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Selection } from '../list/use-selection.ts';
import { assigneeName } from './assignee-name.ts';
import { useBulkChange } from './use-bulk-change.ts';

/** Every change that several inquiries can have at once, by what it is called. */
function changesOf(assignees: readonly Assignee[]): ReadonlyMap<string, InquiryChange> {
  return new Map<string, InquiryChange>([
    ...everyInquiryStatus.map(({ name, number }): [string, InquiryChange] => [
      `상태: ${name}`,
      { status: number },
    ]),
    ...assignees.map((admin): [string, InquiryChange] => [
      `담당 관리자: ${assigneeName(admin)}`,
      { assignee: admin.id },
    ]),
    ['담당 관리자: 없음', { assignee: nobody }],
  ]);
}

interface BulkChangeProps {
  selection: Selection;
  assignees: readonly Assignee[];
}

/** A button of its own does it: the keyboard walks through a list of choices one by one. */
export function BulkChange({ selection, assignees }: BulkChangeProps) {
  const [chosen, setChosen] = useState('');
  const { isBusy, said, change } = useBulkChange(selection);
  const changes = changesOf(assignees);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-2 print:hidden">
      <output className="text-label text-accent-strong empty:hidden">{said}</output>
      <Select
        label="선택한 문의를 변경할 내용"
        placeholder="선택한 문의 변경"
        options={[...changes.keys()].map((name) => ({ value: name, label: name }))}
        value={chosen}
        disabled={isBusy}
        onChange={(event) => setChosen(event.target.value)}
        className="min-w-0 max-sm:w-44 [&>label]:sr-only"
      />
      <Button look="secondary" size="sm" disabled={isBusy} onClick={() => void change(changes.get(chosen))}>
        변경
      </Button>
    </div>
  );
}
