import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrations } from '#server/db/migrate.ts';
import { createTestDatabase, describeOnBoth, engines } from '#tests/support/databases.ts';
import { addPhoneEndings, removePhoneEndings, withDigits } from './phone-endings.ts';

/** Few digits, so that parts are often found, some of them twice in one number. */
const someDigits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: least, maxLength: most });

describeOnBoth('the endings of phone numbers', (database) => {
  const db = () => database().connection.db;
  const find = async (partition: string, digits: string) => {
    const found = withDigits(partition, digits);
    if (found === undefined) return null;
    const { rows } = await sql<{ id: number }>`select id from (${found}) as found order by id`.execute(db());
    return rows.map(({ id }) => id);
  };

  it('find each number that has the digits once, and none of another partition', async () => {
    const numbers = [...fc.sample(someDigits(0, 15), { numRuns: 80, seed: 3 }), '01111111111'].map(
      (digits, index) => ({
        inquiryId: index + 1,
        partition: index % 4 === 0 ? 'c0spam' : 'c0',
        digits,
      }),
    );
    await addPhoneEndings(db(), numbers);
    const having = (partition: string, digits: string) =>
      numbers
        .filter((number) => number.partition === partition && number.digits.includes(digits))
        .map(({ inquiryId }) => inquiryId);
    for (const digits of [...fc.sample(someDigits(5, 9), { numRuns: 60, seed: 4 }), '111111']) {
      for (const partition of ['c0', 'c0spam'])
        expect({ digits, found: await find(partition, digits) }).toEqual({
          digits,
          found: having(partition, digits),
        });
    }
    expect(await find('c0', '0100')).toBeNull();

    await removePhoneEndings(
      db(),
      numbers.map(({ inquiryId }) => inquiryId),
    );
    const left = await db().selectFrom('inquiry_phone_ending').selectAll().execute();
    expect(left).toEqual([]);
  });
});

it.each(engines)('the endings of numbers that were there before are known too (%s)', async (engine) => {
  const database = await createTestDatabase(engine);
  const { db } = database.connection;
  await sql`drop table inquiry_phone_ending`.execute(db);
  await sql`delete from migration where name = '0017-phone-endings'`.execute(db);
  for (const [index, [digits, status]] of [
    ['0101234', 0],
    ['1588999', 4],
    ['1234', 0],
  ].entries()) {
    await sql`insert into inquiry (category, title, company, name, phone, phone_digits, email, region, address, robot_type,
        robot_model, content, agreed_version, created_at, status, receipt)
      values (1, '', '', '', '', ${digits}, '', '', '', '', '', '', '', '', ${status}, ${String(index)})`.execute(
      db,
    );
  }
  await migrate(db, migrations);
  const endings = await db.selectFrom('inquiry_phone_ending').selectAll().execute();
  await database.drop();
  expect(endings.map(({ partition, ending }) => `${partition} ${ending}`).toSorted()).toEqual([
    'c1 0101234',
    'c1 01234',
    'c1 101234',
    'c1spam 1588999',
    'c1spam 588999',
    'c1spam 88999',
  ]);
});
