import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/databases.ts';
import { createAccessLogService } from './access-log.service.ts';
import { seoulDay } from '#contract/seoul-day.ts';

const whole = { span: null, actor: '' };

describeOnBoth('access log', (database) => {
  let now = '2026-04-01T00:00:00.000Z';
  const db = () => database().connection.db;
  const log = () => createAccessLogService({ db: db(), clock: () => new Date(now) });

  it('lists the newest first, ten to a page, by Seoul day and by person', async () => {
    // 23:59 on 1 April and 00:00 on 2 April in Seoul.
    now = '2026-04-01T14:59:59.999Z';
    await log().write({ login: 'kim', address: '10.0.0.1' }, 'login');
    now = '2026-04-01T15:00:00.000Z';
    for (let view = 1; view <= 11; view += 1) {
      await log().write({ login: 'lee', address: '10.0.0.2' }, 'inquiryView', `문의 ${view}번`);
    }
    const first = await log().list(whole, 1);
    expect(first).toMatchObject({ pageSize: 10, totalCount: 12, totalPages: 2 });
    expect(first.items[0]).toMatchObject({ actor: 'lee', address: '10.0.0.2', target: '문의 11번', at: now });
    expect((await log().list(whole, 99)).items.map((entry) => entry.action)).toEqual([
      'inquiryView',
      'login',
    ]);
    const day = (await log().list({ ...whole, span: seoulDay('2026-04-01') }, 1)).items;
    expect(day.map((entry) => entry.actor)).toEqual(['kim']);
    expect((await log().list({ ...whole, actor: 'kim' }, 1)).totalCount).toBe(1);
    expect((await log().list({ span: seoulDay('2026-04-02'), actor: 'kim' }, 1)).totalCount).toBe(0);
  });

  it('keeps what a stranger typed as an ID short, on one line and storable', async () => {
    await log().write({ login: `a\n\u0000\uD800${'긴'.repeat(500)}`, address: '10.0.0.3' }, 'loginFailed');
    const [entry] = (await log().list(whole, 1)).items;
    expect(entry?.actor).toBe(`a\uFFFD\uFFFD\uFFFD${'긴'.repeat(96)}`);
  });

  it('can be added to but neither changed nor shortened', async () => {
    await expect(db().updateTable('access_log').set({ actor: 'x' }).execute()).rejects.toThrow(/append-only/);
    await expect(db().deleteFrom('access_log').execute()).rejects.toThrow(/append-only/);
  });
});

it('knows which days there are', () => {
  expect(seoulDay('2026-02-28')).toEqual({
    from: '2026-02-27T15:00:00.000Z',
    before: '2026-02-28T15:00:00.000Z',
  });
  for (const day of ['2026-02-30', '2026-13-01', '20260101', '2026-1-1', 'today', ''])
    expect(seoulDay(day)).toBeNull();
});
