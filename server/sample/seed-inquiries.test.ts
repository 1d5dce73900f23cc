import { describe, expect, it } from 'vitest';
import { everyInquiryStatus, robotModels } from '#contract/choices.ts';
import { insertAdmin } from '#server/session/admin.repository.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { sampleInquiries } from './inquiries.ts';
import { insertSampleInquiries, sampleInput } from './seed-inquiries.ts';

const now = Date.parse('2026-11-16T03:00:00Z');
const dayMs = 24 * 60 * 60 * 1_000;

describe('sample inquiries', () => {
  it('are forty, each from somebody else who does not exist, and marked', () => {
    const inputs = sampleInquiries.map(sampleInput);
    expect(inputs).toHaveLength(40);
    for (const field of ['company', 'name', 'phone', 'email', 'content'] as const)
      expect(new Set(inputs.map((input) => input[field])).size).toBe(40);
    for (const { company, phone, email } of inputs) {
      expect(company).toMatch(/\(예시\)$/);
      expect(phone).toMatch(/^010-0000-\d{4}$/);
      expect(email).toMatch(/@example\.com$/);
    }
  });

  it('ask for robots that exist, or for none', () => {
    const models = ['', ...Object.values(robotModels).flat()];
    for (const { model } of sampleInquiries) expect(models).toContain(model);
  });
});

describeOnBoth('seeded inquiries', (database) => {
  it('stand in all states over sixty days, some unread, some assigned, with what was done in order', async () => {
    const { db } = database().connection;
    await insertAdmin(db, { login: 'kim', name: '김', password_hash: '', created_at: '' });
    await db.transaction().execute((trx) => insertSampleInquiries(trx, now));
    const rows = await db.selectFrom('inquiry').selectAll().orderBy('id').execute();
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(everyInquiryStatus.length);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(2);
    const times = rows.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect([times[0]! > now - 60 * dayMs, times.at(-1)! < now]).toEqual([true, true]);
    for (const flag of [0, 1]) expect(rows.some(({ unread }) => unread === flag)).toBe(true);
    expect(new Set(rows.map(({ assignee_id }) => assignee_id)).size).toBe(2);

    for (const { id, created_at, answered_at, status } of rows) {
      const events = await db
        .selectFrom('inquiry_event')
        .selectAll()
        .where('inquiry_id', '=', id)
        .orderBy('id')
        .execute();
      const moments = [created_at, ...events.map(({ at }) => at), new Date(now).toISOString()];
      expect(moments).toEqual(moments.toSorted());
      expect(answered_at).toBe(events.find(({ kind }) => kind === 'reply')?.at ?? null);
      expect(answered_at !== null).toBe(status === 2);
      for (const { kind, actor } of events) expect(actor).toBe(kind === 'message' ? '' : 'kim');
    }
    const counts = await db.selectFrom('inquiry_count').selectAll().where('day', '=', '').execute();
    const sum = (what: 'inquiries' | 'unread') => counts.reduce((total, row) => total + row[what], 0);
    expect([sum('inquiries'), sum('unread')]).toEqual([
      40,
      rows.reduce((total, { unread }) => total + unread, 0),
    ]);
  });
});
