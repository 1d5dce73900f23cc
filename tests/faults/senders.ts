import { setTimeout as wait } from 'node:timers/promises';

const inquiry = {
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_content: '설치 상담을 받고 싶습니다.',
  c_category1: 0,
};

export interface Senders {
  acknowledged: number[];
  /** Of those that were acknowledged. */
  receipts: string[];
  /** How often each status came; 0 stands for no answer at all. */
  statuses: Map<number, number>;
  /** The last answer that was not a success. */
  refusal(): string;
  /** Until so many more were acknowledged; gives up on a machine that takes none. */
  untilMore(inquiries: number): Promise<void>;
  untilRefused(): Promise<void>;
  stop(): Promise<void>;
}

export async function sendInquiry(
  origin: string,
): Promise<{ status: number; id: number | null; receipt: string; text: string }> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await answer.text();
  const body = JSON.parse(text) as { success: boolean; id?: number; receipt?: string };
  const id = body.success ? (body.id ?? null) : null;
  return { status: answer.status, id, receipt: body.receipt ?? '', text };
}

/** Looks again and again, but not for ever: what never comes is found out by the fault's own questions. */
export async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isTrue()) && performance.now() < end) await wait(10);
}

/** Keeps sending inquiries to one of the origins (asked for anew each time) until told to stop. */
export function startSenders(origins: () => readonly string[], clients = 24): Senders {
  const acknowledged: number[] = [];
  const receipts: string[] = [];
  const statuses = new Map<number, number>();
  let last = '';
  const told = new AbortController();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  async function client(number: number): Promise<void> {
    while (!told.signal.aborted) {
      const all = origins();
      try {
        const { status, id, receipt, text } = await sendInquiry(all[number % all.length] ?? '');
        count(status);
        if (id === null) last = text;
        else {
          acknowledged.push(id);
          receipts.push(receipt);
        }
        if (status !== 200) await wait(20);
      } catch {
        count(0);
        await wait(20);
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    acknowledged,
    receipts,
    statuses,
    refusal: () => last,
    untilMore(inquiries) {
      const enough = acknowledged.length + inquiries;
      return until(() => acknowledged.length >= enough);
    },
    untilRefused: () => until(() => last !== ''),
    async stop() {
      told.abort();
      await all;
    },
  };
}

/** Statuses other than these, as words for the report. */
export function unexpected(statuses: ReadonlyMap<number, number>, allowed: readonly number[]): string[] {
  return [...statuses]
    .filter(([status]) => !allowed.includes(status))
    .map(([status, times]) => `${times} answers with ${status}`);
}
