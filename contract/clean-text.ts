import { limits } from './limits.ts';

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
// Control characters other than tab and line breaks: no keyboard types them, and databases differ on NUL.
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether every character is one that people type and that all databases take. */
export function isCleanText(value: string): boolean {
  return !loneSurrogate.test(value) && !control.test(value);
}

/** They turn around the direction of what is read, and with it words of ours beside it; Korean needs none of them. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(directionMarks, '');
}

/** Whether nothing of it is seen: spaces, and letters of no width that are no answer to a question. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** What to search for: composed, trimmed, not too long; nothing where it is not clean. */
export function tidyKeyword(text: string): string {
  const keyword = withoutDirectionMarks(text).normalize('NFC').trim().slice(0, limits.keyword);
  return isCleanText(keyword) ? keyword : '';
}
