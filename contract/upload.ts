import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The file that a form may carry. */
export interface Upload {
  /** Name of the multipart field. */
  field: string;
  maxBytes: number;
  /** What the person reads whose file is larger. */
  tooLarge: string;
}

export const attachmentUpload: Upload = {
  field: 'file',
  maxBytes: limits.attachmentBytes,
  tooLarge: messages.valid.fileSize,
};

export const popupUpload: Upload = {
  field: 'file',
  maxBytes: limits.popupBytes,
  tooLarge: messages.valid.popupSize,
};

export const pictureUpload: Upload = {
  field: 'file',
  maxBytes: limits.attachmentBytes,
  tooLarge: messages.valid.fileSize,
};
