/** What may be attached, by extension; the server also looks inside. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp'] as const;
export const documentExtensions = ['pdf', 'doc', 'docx', 'hwp', 'txt'] as const;

/** Photos of iPhones, which become pictures of another type before they are sent, where the browser can. */
export const photoExtensions = ['heic', 'heif'] as const;

/** Links to files of these types are never shown (older records may have them). */
const hiddenExtensions = new Set(
  'exe jsp jspx jsw jsv jspf phtml php php3 php4 php5 inc js html htm'.split(' '),
);

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

export function isImageName(fileName: string): boolean {
  return (imageExtensions as readonly string[]).includes(extensionOf(fileName));
}

export function isAttachmentName(fileName: string): boolean {
  return isImageName(fileName) || (documentExtensions as readonly string[]).includes(extensionOf(fileName));
}

export function isHiddenAttachment(fileName: string): boolean {
  return hiddenExtensions.has(extensionOf(fileName));
}

/** For a file picker's `accept`. */
const accept = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`).join(',');
export const acceptedImages = accept([...imageExtensions, ...photoExtensions]);
export const acceptedAttachments = accept([...imageExtensions, ...photoExtensions, ...documentExtensions]);
