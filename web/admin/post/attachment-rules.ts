import { extensionOf, imageExtensions, isAttachmentName, isImageName } from '#contract/file-types.ts';
import { messages } from '#contract/messages.ts';
import { attachmentUpload, popupUpload, type Upload } from '#contract/upload.ts';

/** Why a chosen file cannot be sent, or null: said at once, not after the upload. */
export type FileRule = (file: Pick<File, 'name' | 'size'>) => string | null;

const tooLarge = (file: Pick<File, 'size'>, upload: Upload) =>
  file.size > upload.maxBytes ? upload.tooLarge : null;

export const attachmentRule: FileRule = (file) => {
  if (!isAttachmentName(file.name)) return messages.valid.fileType;
  return tooLarge(file, attachmentUpload);
};

export const popupImageRule: FileRule = (file) => {
  if (!isImageName(file.name)) return messages.valid.popupType;
  return tooLarge(file, popupUpload);
};

/** Pictures pasted from the clipboard come without a name worth keeping, sometimes without any. */
export function namedFile(file: File): File {
  if (extensionOf(file.name) !== '') return file;
  const type = imageExtensions.find((extension) => file.type === `image/${extension}`);
  return type === undefined ? file : new File([file], `붙여넣은 이미지.${type}`, { type: file.type });
}
