import { extensionOf, isImageName } from '#contract/file-types.ts';
import { messages } from '#contract/messages.ts';
import { pictureUpload } from '#contract/upload.ts';
import { namedFile } from '../attachment-rules.ts';
import { drawnPicture, scaleTo } from '../drawn-picture.ts';
import { isHeicPhoto, jpegOf } from '../heic-photo.ts';

/** Wider or higher than any screen shows it: more would only take longer to send. */
const longestSide = 2_400;

/** JPEG has no see-through parts; the others keep theirs as WebP. */
const outputOf = (file: File) =>
  /^jpe?g$|^bmp$/.test(extensionOf(file.name))
    ? ({ type: 'image/jpeg', extension: 'jpg' } as const)
    : ({ type: 'image/webp', extension: 'webp' } as const);

/** The picture no larger than it is shown; one that moves, or that the browser cannot open, as it is. */
async function shrunk(file: File): Promise<File> {
  if (extensionOf(file.name) === 'gif') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  if (scaleTo(longestSide, picture) === 1 && file.size <= pictureUpload.maxBytes) return file;
  const { type, extension } = outputOf(file);
  const blob = await drawnPicture(picture, longestSide, type);
  return blob === null ? file : new File([blob], file.name.replace(/\.\w+$/, `.${extension}`), { type });
}

/** A picture as it can be sent, or the sentence that says why it cannot. */
export async function preparedPicture(given: File): Promise<File | string> {
  const opened = isHeicPhoto(given) ? await jpegOf(given) : namedFile(given);
  if (opened === null) return messages.valid.heic;
  if (!isImageName(opened.name)) return messages.valid.popupType;
  const file = await shrunk(opened);
  return file.size > pictureUpload.maxBytes ? pictureUpload.tooLarge : file;
}
