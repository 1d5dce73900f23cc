import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip archive, found by its directory as programs do. Throws on one that is damaged. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((place) => archive.readUInt32LE(at + place));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    );
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content.toString());
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#13;': '\r',
};

const plainText = (xml: string) =>
  xml
    .replaceAll(/&(?:amp|lt|gt|quot|#13);/g, (entity) => entities[entity] ?? '')
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The rows of the first sheet, by the letters of their columns: texts as texts, all else as numbers. */
export function readSpreadsheet(archive: Buffer): Record<string, string | number>[] {
  const sheet = unzip(archive).get('xl/worksheets/sheet1.xml') ?? '';
  if (sheet.includes('<f>')) throw new Error('the sheet has a formula');
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z])\d+"([^>]*)>(.*?)<\/c>/gs)].map(
        ([, column = '', rules = '', cell = '']) => {
          const [, text = ''] = /<t xml:space="preserve">(.*)<\/t>/s.exec(cell) ?? [];
          const [, number] = /<v>(.*)<\/v>/.exec(cell) ?? [];
          return [column, rules.includes('t="inlineStr"') ? plainText(text) : Number(number)];
        },
      ),
    ),
  );
}
