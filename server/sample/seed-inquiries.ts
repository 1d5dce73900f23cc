import { robots } from '#catalog/robots.ts';
import { inquiryStatuses, type InquiryStatus } from '#contract/choices.ts';
import type { TimelineEntry } from '#contract/inquiry-desk.ts';
import { inquiryInput, type InquiryInput } from '#contract/inquiry.ts';
import type { Db } from '#server/db/schema.ts';
import { createTally } from '#server/inquiry/inquiry-counts.ts';
import type { InquiryRow } from '#server/inquiry/inquiry-rows.ts';
import { statusChange } from '#server/inquiry/inquiry-words.ts';
import { inquiryRepository as repository } from '#server/inquiry/inquiry.repository.ts';
import { addToTimeline } from '#server/inquiry/timeline.repository.ts';
import { listAdmins } from '#server/session/admin.repository.ts';
import { sampleInquiries, type SampleInquiry } from './inquiries.ts';

const hourMs = 60 * 60 * 1_000;
/** As a visitor would have sent it. Marked in its title; the number and the address reach nobody. */
export function sampleInput(
  { company, name, region, model, content, category }: SampleInquiry,
  index: number,
): InquiryInput {
  return inquiryInput.parse({
    category,
    company: `${company}(예시)`,
    name,
    phone: `010-0000-${String(index + 1).padStart(4, '0')}`,
    email: `sample${index + 1}@example.com`,
    region,
    robotType: robots.find((robot) => robot.model === model)?.type ?? '',
    robotModel: model,
    content,
  });
}

type Step = Pick<TimelineEntry, 'kind' | 'text'>;

const becomes = (before: InquiryStatus, after: InquiryStatus): Step => ({
  kind: 'status',
  text: statusChange(inquiryStatuses[before].number, inquiryStatuses[after].number),
});

/** An answer begins with the subject of its mail. */
const replySubject = '문의하신 내용에 답변드립니다';

/** What was done with it, in order. */
function stepsOf({
  progress: { status, isRead, memo = '', reply = '', thanks = '' },
}: SampleInquiry): Step[] {
  const steps: Step[] = isRead ? [{ kind: 'read', text: '' }] : [];
  if (reply !== '')
    steps.push(
      becomes('received', 'working'),
      { kind: 'reply', text: `${replySubject}\n\n${reply}` },
      becomes('working', status),
    );
  else if (isRead && status !== 'received') steps.push(becomes('received', status));
  if (memo !== '') steps.push({ kind: 'memo', text: memo });
  if (thanks !== '') steps.push({ kind: 'message', text: thanks });
  return steps;
}

/** Inquiries in all states over the last two months, oldest first: numbers are given out in the order of time. */
export async function insertSampleInquiries(trx: Db, now: number): Promise<void> {
  const [admin] = await listAdmins(trx);
  const tally = createTally();
  for (const [index, inquiry] of [...sampleInquiries.entries()].toReversed()) {
    const { status } = inquiry.progress;
    const cameAt = now - inquiry.daysAgo * 24 * hourMs;
    const id = await repository.insert(trx, tally, sampleInput(inquiry, index), {
      status: inquiryStatuses[status].number,
      createdAt: new Date(cameAt).toISOString(),
    });
    const steps = stepsOf(inquiry);
    // Some are answered in hours, some in a day or two.
    const stepMs = Math.min((1 + (index % 9)) * 2 * hourMs, (now - cameAt) / (steps.length + 1));
    const at = (step: number) => new Date(cameAt + (step + 1) * stepMs).toISOString();
    for (const [number, { kind, text }] of steps.entries()) {
      const by = kind === 'message' ? '' : (admin?.login ?? '');
      await addToTimeline(trx, id, { kind, at: at(number), by, text });
    }
    const answered = steps.findIndex(({ kind }) => kind === 'reply');
    const isTaken = status === 'working' || status === 'done';
    const state: Partial<InquiryRow> = {
      unread: steps.length === 0 || steps.at(-1)?.kind === 'message' ? 1 : 0,
      answered_at: answered < 0 ? null : at(answered),
      assignee_id: isTaken && index % 3 !== 0 ? (admin?.id ?? 0) : 0,
      version: 1 + steps.filter(({ kind }) => kind === 'status').length,
    };
    const [row] = await repository.rows(trx, [id]);
    if (row !== undefined) await repository.update(trx, tally, row, state);
  }
  await tally.write(trx);
}
