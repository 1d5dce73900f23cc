import { extensionOf, imageExtensions, isAttachmentName, isImageName } from '#contract/file-types.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';

/** Why a chosen file cannot be sent, or null: said at once, not after the upload. */
export type FileRule = (file: Pick<File, 'name' | 'size'>) => string | null;

export const attachmentRule: FileRule = (file) => {
  if (!isAttachmentName(file.name)) return messages.valid.fileType;
  return file.size > limits.attachmentBytes ? messages.valid.fileSize : null;
};

export const popupImageRule: FileRule = (file) => {
  if (!isImageName(file.name)) return messages.valid.popupType;
  return file.size > limits.popupBytes ? messages.valid.popupSize : null;
};

/** Pictures pasted from the clipboard come without a name worth keeping, sometimes without any. */
export function namedFile(file: File): File {
  if (extensionOf(file.name) !== '') return file;
  const type = imageExtensions.find((extension) => file.type === `image/${extension}`);
  return type === undefined ? file : new File([file], `붙여넣은 이미지.${type}`, { type: file.type });
}

/** 1,536 → 1.5KB, the way people read a file's size. */
export function readableSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes}B`;
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1_024, 'KB'] : [bytes / 1_048_576, 'MB'];
  return `${Math.round(size * 10) / 10}${unit}`;
}
