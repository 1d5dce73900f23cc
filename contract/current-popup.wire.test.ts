import { expect, test } from 'vitest';
import { popupFromWire } from './current-popup.wire.ts';
import { noPopup } from './popup.ts';

const wire = { success: true, pu_file1_s: 'ab.png', pu_link: '/sub3_1', pu_delete: 0 };

test('an active popup with a picture is one, also where the answer says nothing of deletion', () => {
  const file = { storedName: 'ab.png', originalName: '', size: 0 };
  const popup = { ...noPopup, link: '/sub3_1', file, others: 0 };
  expect(popupFromWire(wire)).toEqual(popup);
  expect(popupFromWire({ ...wire, pu_delete: undefined })).toEqual(popup);
});

test.each([
  ['is deleted', { ...wire, pu_delete: 1 }],
  ['is deleted, said as text', { ...wire, pu_delete: '1' }],
  ['has no picture', { ...wire, pu_file1_s: null }],
  ['is not an answer', 'oops'],
])('there is no popup when it %s', (_, answer) => {
  expect(popupFromWire(answer)).toBeNull();
});

test('staff also get the number and the original name', () => {
  expect(popupFromWire({ ...wire, pu_no: 7, pu_file1_o: '봄.png' })).toMatchObject({
    id: 7,
    file: { originalName: '봄.png' },
  });
});
