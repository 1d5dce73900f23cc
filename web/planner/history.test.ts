import { expect, test } from 'vitest';
import { abandon, endStep, record, redo, startHistory, undo } from './history.ts';

const start = startHistory('a');

test('what was done is undone and done again, step by step', () => {
  const twice = record(record(start, 'b', null), 'c', null);
  expect(undo(twice).present).toBe('b');
  expect(undo(undo(twice)).present).toBe('a');
  expect(undo(undo(undo(twice))).present).toBe('a');
  expect(redo(undo(undo(twice))).present).toBe('b');
  expect(redo(redo(redo(undo(undo(twice))))).present).toBe('c');
});

test('a drag is one step, however often it moved', () => {
  const dragged = ['b', 'c', 'd'].reduce((history, value) => record(history, value, 'drag 1'), start);
  expect(undo(dragged).present).toBe('a');
  const again = record(dragged, 'e', 'drag 2');
  expect(undo(again).present).toBe('d');
});

test('a step that was ended is not gone on with', () => {
  const first = endStep(record(start, 'b', 'x'));
  expect(undo(record(first, 'c', 'x')).present).toBe('b');
});

test('a change after undoing forgets what was undone', () => {
  const changed = record(undo(record(start, 'b', null)), 'c', null);
  expect(redo(changed).present).toBe('c');
  expect(undo(changed).present).toBe('a');
});

test('an abandoned drag leaves no trace, and only its own step goes', () => {
  const dragged = record(record(start, 'b', null), 'c', 'drag 1');
  expect(abandon(dragged, 'drag 1')).toMatchObject({ past: ['a'], present: 'b' });
  expect(abandon(dragged, 'drag 2').present).toBe('c');
});

test('two hundred steps are kept', () => {
  const long = Array.from({ length: 250 }, (_, step) => String(step)).reduce(
    (history, value) => record(history, value, null),
    start,
  );
  expect(long.past).toHaveLength(200);
});
