import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { attachmentRule, namedFile, popupImageRule } from './attachment-rules.ts';

test('an attachment may have 5 MB and not a byte more', () => {
  expect(attachmentRule({ name: '안내.HWP', size: limits.attachmentBytes })).toBeNull();
  expect(attachmentRule({ name: '안내.HWP', size: limits.attachmentBytes + 1 })).toBe(
    messages.valid.fileSize,
  );
});

test.each(['a.exe', 'a.svg', 'a.html', 'a'])('%s is no attachment', (name) => {
  expect(attachmentRule({ name, size: 1 })).toBe(messages.valid.fileType);
});

test('a popup is a picture of at most 10 MB', () => {
  expect(popupImageRule({ name: 'a.png', size: limits.popupBytes })).toBeNull();
  expect(popupImageRule({ name: 'a.png', size: limits.popupBytes + 1 })).toBe(messages.valid.popupSize);
  expect(popupImageRule({ name: 'a.pdf', size: 1 })).toBe(messages.valid.popupType);
});

test('a picture from the clipboard gets a name by its type; a named file keeps its own', () => {
  expect(namedFile(new File(['x'], '', { type: 'image/png' })).name).toBe('붙여넣은 이미지.png');
  expect(namedFile(new File(['x'], '사진.jpg', { type: 'image/jpeg' })).name).toBe('사진.jpg');
});
