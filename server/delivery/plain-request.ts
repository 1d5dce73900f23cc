/** All that the front door needs to know of a request it may answer itself. */
export interface PlainRequest {
  url: string;
  acceptEncoding: string | undefined;
}

const longest = 4_096;

/** One whole GET without a body and nothing after it: no folded lines, no stray line ends, no byte that is not ASCII. */
const wholeGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[ -~]*\r\n)+\r\n$/;

/** What may ask for another answer, for another person's answer, or end a request elsewhere than at its empty line. */
const unusual =
  /\r\n(?:cookie|authorization|if-[a-z-]+|range|content-length|transfer-encoding|expect|upgrade|te|trailer|proxy-connection):|\r\nconnection:(?! ?keep-alive\r)/i;

const host = /\r\nhost:/i;
const encoding = /\r\naccept-encoding:([^\r]*)/i;

const occursOnce = (text: string, pattern: RegExp, found = text.search(pattern)) =>
  found >= 0 && !pattern.test(text.slice(found + 2));

/** Reads what is plain beyond doubt; null for all else, which is not wrong but needs a real parser. */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > longest) return null;
  const text = bytes.toString('latin1');
  const url = wholeGet.exec(text)?.[1];
  if (url === undefined || unusual.test(text) || !occursOnce(text, host)) return null;
  const accepted = encoding.exec(text);
  if (accepted !== null && !occursOnce(text, encoding, accepted.index)) return null;
  return { url, acceptEncoding: accepted?.[1]?.trim() };
}
