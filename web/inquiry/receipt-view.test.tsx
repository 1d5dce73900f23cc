import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inquiryStatuses } from '#contract/choices.ts';
import { receiptPage } from '#web/content/receipt.ts';
import { ReceiptView } from './receipt-view.tsx';

const { received, working, done, onHold, spam } = inquiryStatuses;

const receipt = {
  receipt: 'A'.repeat(26),
  category: 0,
  company: '나*',
  name: '홍*동',
  receivedAt: '2026-05-04T03:00:00Z',
  entries: [],
};

/** The steps on the way, with a mark at the one that it is on, and what is said of it. */
function shown(status: number): string {
  const html = renderToStaticMarkup(
    <ReceiptView receipt={{ ...receipt, status }} words={receiptPage}>
      {null}
    </ReceiptView>,
  );
  const steps = [...html.matchAll(/<li( aria-current="step")?[^>]*>(.*?)<\/li>/gs)];
  return steps
    .map(([, current, inside = '']) => inside.replaceAll(/<[^>]+>/g, '') + (current ? '*' : ''))
    .join(' ');
}

test.each([
  [received, '접수* 처리중 완료'],
  [working, '접수 처리중* 완료'],
  [done, '접수 처리중 완료*'],
  [onHold, '접수 보류* 완료'],
  [spam, '접수* 처리중 완료'],
])('whoever has the receipt sees where it is: %o', ({ number }, steps) => {
  expect(shown(number)).toBe(steps);
});
