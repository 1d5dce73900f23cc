import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { inquiryInput } from '#contract/inquiry.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/services.ts';
import { describeOnBoth } from '#tests/support/databases.ts';

const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@naru.example',
  MAIL_TO_PARTNERSHIP: 'sales@naru.example',
};
const inquiry = (number: number) =>
  inquiryInput.parse({
    category: 0,
    company: `${number}호점`,
    name: '홍길동',
    phone: '010-1234-5678',
    email: `hong${number}@naru.example`,
    formMs: number % 10 === 0 ? 5 : undefined,
  });

describeOnBoth('inquiries that come at once', (database) => {
  const db = () => database().connection.db;
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  function submitAll(numbers: readonly number[]) {
    const { dataDir, databaseUrl, connection } = database();
    const config = { ...readConfig(mail), dataDir, databaseUrl };
    const counted = { ...connection, db: connection.db.withPlugin(counting) };
    const { inquiries } = createServices(config, counted, { warn() {} });
    asked = 0;
    return Promise.all(numbers.map((number) => inquiries.submit(inquiry(number), `number-${number}`)));
  }

  it('are each answered with their own number and receipt, and mailed about unless they are spam', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => 100 + index);
    const taken = await submitAll(numbers);
    const rows = await db().selectFrom('inquiry').select(['id', 'receipt', 'company']).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(
      taken.map(({ id, receipt }) => [byId.get(id)?.company, byId.get(id)?.receipt === receipt]),
    ).toEqual(numbers.map((number) => [`${number}호점`, true]));
    const mails = await db().selectFrom('mail_outbox').select(['inquiry_id', 'recipient', 'text']).execute();
    const receipts = mails.filter(({ recipient }) => recipient !== 'sales@naru.example');
    expect(mails).toHaveLength(2 * 45);
    for (const { inquiry_id, recipient, text } of receipts) {
      const number = byId.get(inquiry_id)?.company.replace('호점', '');
      expect(recipient).toBe(`hong${number}@naru.example`);
      expect(text).toContain(byId.get(inquiry_id)?.receipt);
    }
  });

  it('cost the database as many questions as one', async () => {
    await submitAll([1]);
    const forOne = asked;
    await submitAll(Array.from({ length: 50 }, (_, index) => 200 + index).filter((number) => number % 10));
    expect(asked).toBe(forOne);
  });
});
