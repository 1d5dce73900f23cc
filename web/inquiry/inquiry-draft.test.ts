import { expect, test } from 'vitest';
import { withDraft } from './inquiry-draft.ts';

const handed = { robotType: 'serving', robotModel: 'T10', note: '새 결과' };

test('what a tool hands over fills what was left empty', () => {
  expect(withDraft(handed, { company: '나루식당', robotType: '', content: '' })).toEqual({
    company: '나루식당',
    ...handed,
  });
});

test('a type that was chosen before stands, with its model or without one', () => {
  expect(withDraft(handed, { robotType: 'cleaning', robotModel: '' })).toEqual({
    robotType: 'cleaning',
    note: '새 결과',
  });
});

test('of two notes the newest is sent, and one that was kept stays without a newer one', () => {
  expect(withDraft(handed, { note: '옛 결과' }).note).toBe('새 결과');
  expect(withDraft({}, { note: '옛 결과' }).note).toBe('옛 결과');
});
