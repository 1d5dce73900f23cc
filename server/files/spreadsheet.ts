import { dayMs, seoulAheadMs } from '#contract/seoul-day.ts';
import { zipStream } from './zip-stream.ts';

/** A text is only ever a text, whatever it begins with; a moment is shown by the clock of Seoul. */
export type Cell = string | number | Date;

export interface SheetColumn {
  name: string;
  /** In characters. */
  width: number;
}

interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const main = `xmlns="${openXml}/spreadsheetml/2006/main"`;
const relations = `${openXml}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Days are counted from the end of 1899. */
const firstDayOfUnix = 25_569;

/** By their place in the style sheet. */
const styles = { text: 1, moment: 2, head: 3 } as const;

const styleSheet =
  `${head}<styleSheet ${main}>` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="11"/><name val="맑은 고딕"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  // Text stays text when somebody edits the cell, too.
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '</styleSheet>';

const packageTypes =
  `${head}<Types xmlns="${openXml}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;

function relationsTo(...targets: [kind: string, target: string][]): string {
  const links = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${kind}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${openXml}/package/2006/relationships">${links.join('')}</Relationships>`;
}

const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Spreadsheets read `_x0041_` as a letter. */
const letterCode = /_(?=x[\dA-Fa-f]{4}_)/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function xmlText(text: string): string {
  return text
    .replaceAll(unwritable, '\uFFFD')
    .replaceAll(letterCode, '_x005F_')
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? '');
}

function textCell(place: string, text: string, style: number): string {
  if (text === '') return '';
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function cellXml(place: string, cell: Cell): string {
  if (typeof cell === 'string') return textCell(place, cell, styles.text);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  const days = (cell.getTime() + seoulAheadMs) / dayMs + firstDayOfUnix;
  return `<c r="${place}" s="${styles.moment}"><v>${days}</v></c>`;
}

/** One letter is enough for 26 columns. */
const placeOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ name }, index) => textCell(placeOf(index, 1), name, styles.head));
  yield (
    `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
  );
  let number = 1;
  for await (const some of rows) {
    let xml = '';
    for (const row of some) {
      number += 1;
      const cells = row.map((cell, index) => cellXml(placeOf(index, number), cell));
      xml += `<row r="${number}">${cells.join('')}</row>`;
    }
    yield xml;
  }
  yield '</sheetData></worksheet>';
}

/** A workbook (`.xlsx`) of one sheet, made as it is read. */
export function spreadsheet(sheet: Sheet): AsyncGenerator<Buffer> {
  const workbook =
    `${head}<workbook ${main} xmlns:r="${relations}"><sheets>` +
    `<sheet name="${xmlText(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipStream([
    { name: '[Content_Types].xml', text: [packageTypes] },
    { name: '_rels/.rels', text: [relationsTo(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', text: [workbook] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [relationsTo(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', text: [styleSheet] },
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet) },
  ]);
}
