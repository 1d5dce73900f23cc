/** What common programs put on the clipboard, written as each of them writes it, and what is to come of it. */
export interface ClipboardPiece {
  name: string;
  html: string;
  /** A line a block: `P` paragraph, `H` heading, `-` and `1.` items, `>` quote, `|` row; `*bold*`, `[link](address)`. */
  lines: readonly string[];
}

/** How a program writes things. */
interface Program {
  page: (inner: string) => string;
  paragraph: (inner: string) => string;
  heading: (inner: string) => string;
  bold: (words: string) => string;
  link: (words: string, href: string) => string;
  /** Items by their level. */
  list: (isOrdered: boolean, items: readonly [level: number, words: string][]) => string;
  table: (rows: readonly (readonly string[])[]) => string;
  /** What must not come along. */
  junk: string;
  /** Programs that copy the sign of an item as text, and no list. */
  hasNoLists?: boolean;
}

function nestedList(
  isOrdered: boolean,
  items: readonly [number, string][],
  item: (words: string) => string,
): string {
  const tag = isOrdered ? 'ol' : 'ul';
  let html = '';
  let depth = 0;
  for (const [level, words] of items) {
    if (level > depth) html += `<${tag}>`.repeat(level - depth);
    else html += `</li>${`</${tag}></li>`.repeat(depth - level)}`;
    html += `<li>${item(words)}`;
    depth = level;
  }
  return `${html}</li>${`</${tag}></li>`.repeat(depth - 1)}</${tag}>`;
}

const rowsOf = (rows: readonly (readonly string[])[], cell: (words: string) => string) =>
  rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');

const word: Program = {
  page: (inner) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; font-family:"맑은 고딕"} --></style></head><body lang=KO style='tab-interval:40.0pt'><!--StartFragment-->${inner}<!--EndFragment--></body></html>`,
  paragraph: (inner) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span lang=EN-US style='font-family:"맑은 고딕";color:#C00000'>${inner}<o:p></o:p></span></p>`,
  heading: (inner) =>
    `<h1 style='mso-outline-level:1'><span style='color:#2F5496'>${inner}<o:p></o:p></span></h1>`,
  bold: (words) => `<b style='mso-bidi-font-weight:normal'><span lang=EN-US>${words}</span></b>`,
  link: (words, href) => `<a href="${href}"><span style='color:#0563C1'>${words}</span></a>`,
  list: (isOrdered, items) =>
    items
      .map(([level, words], index) => {
        const sign = isOrdered ? `${index + 1}.` : '·';
        return `<p class=MsoListParagraph style='margin-left:${20 * level}.0pt;text-indent:-20.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
      })
      .join('\n'),
  table: (rows) =>
    `<table class=MsoTableGrid border=1 style='border-collapse:collapse'>${rowsOf(rows, (words) => `<td width=200 style='padding:0cm 5.4pt'><p class=MsoNormal><span>${words}<o:p></o:p></span></p></td>`)}</table>`,
  junk: `<!--[if gte vml 1]><v:shape id="a"/><![endif]--><img src="file:///C:/Users/kim/AppData/clip_image001.png"><span style='display:none;mso-hide:all'>숨은 글</span>`,
};

const hangul: Program = {
  page: (inner) =>
    `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 11"><STYLE type="text/css"><!-- p.HStyle0 {font-family:"함초롬바탕"} --></STYLE></HEAD><BODY><!--StartFragment-->${inner}<!--EndFragment--></BODY></HTML>`,
  paragraph: (inner) =>
    `<P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-family:"함초롬바탕";font-size:10pt;'>${inner}</SPAN></P>\n`,
  heading: (inner) => `<H2 CLASS=HStyle2>${inner}</H2>`,
  bold: (words) => `</SPAN><SPAN STYLE='font-weight:bold;line-height:160%'>${words}</SPAN><SPAN>`,
  link: (words, href) => `<A HREF="${href}" TARGET="_self">${words}</A>`,
  list: (isOrdered, items) =>
    items
      .map(([level, words], index) =>
        hangul.paragraph(`${'&nbsp;'.repeat(level - 1)}${isOrdered ? `${index + 1}.` : '○'} ${words}`),
      )
      .join(''),
  table: (rows) =>
    `<TABLE border="1" cellspacing="0" style='border-collapse:collapse;'>${rowsOf(rows, (words) => `<TD width="128" valign="middle" style='border:solid #000000 0.4pt'>${hangul.paragraph(words)}</TD>`)}</TABLE>`,
  junk: `<IMG src="C:\\Users\\kim\\AppData\\Local\\Temp\\DRW00001.gif" alt="그림입니다."><SCRIPT>var a = 1;</SCRIPT>`,
  hasNoLists: true,
};

const notion: Program = {
  page: (inner) => `<meta charset='utf-8'>${inner}<!-- notionvc: 0f8c1f4e-2b1d-4a7e -->`,
  paragraph: (inner) => `<p>${inner}</p>\n`,
  heading: (inner) => `<h3>${inner}</h3>`,
  bold: (words) => `<strong>${words}</strong>`,
  link: (words, href) => `<a href="${href}" class="notion-link-token" rel="noopener">${words}</a>`,
  list: (isOrdered, items) => nestedList(isOrdered, items, (words) => words),
  table: (rows) => `<table><tbody>${rowsOf(rows, (words) => `<td>${words}</td>`)}</tbody></table>`,
  junk: `<img src="https://prod-files.example/a.png?X-Amz-Signature=1"><style>p { color: red }</style>`,
};

const docs: Program = {
  page: (inner) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${inner}</b><br class="Apple-interchange-newline">`,
  paragraph: (inner) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-family:Arial;font-weight:400;color:#ff0000;white-space:pre-wrap">${inner}</span></p>`,
  heading: (inner) => `<h2 dir="ltr"><span style="font-weight:400;font-size:16pt">${inner}</span></h2>`,
  bold: (words) =>
    `</span><span style="font-size:11pt;font-weight:700">${words}</span><span style="font-weight:400">`,
  link: (words, href) =>
    `<a href="${href}" style="text-decoration:none"><span style="color:#1155cc">${words}</span></a>`,
  list: (isOrdered, items) =>
    nestedList(isOrdered, items, (words) => `<p dir="ltr" role="presentation"><span>${words}</span></p>`),
  table: (rows) =>
    `<div dir="ltr"><table style="border:none"><colgroup><col width="100"></colgroup><tbody>${rowsOf(rows, (words) => `<td style="border:solid"><p dir="ltr"><span>${words}</span></p></td>`)}</tbody></table></div>`,
  junk: `<span><span style="border:none;display:inline-block"><img src="https://lh7.example/a" width="300"></span></span>`,
};

const web: Program = {
  page: (inner) =>
    `<html><body><!--StartFragment--><div class="article" onclick="alert(1)"><div>${inner}</div></div><!--EndFragment--></body></html>`,
  paragraph: (inner) => `<div style="color: rgb(34, 34, 34); background-color: yellow;">${inner}</div>`,
  heading: (inner) => `<h4 class="tit"><font color="blue">${inner}</font></h4>`,
  bold: (words) => `<em><b>${words}</b></em>`,
  link: (words, href) => `<a href="${href}" target="_blank" onclick="track()">${words}</a>`,
  list: (isOrdered, items) => nestedList(isOrdered, items, (words) => `<span class="txt">${words}</span>`),
  table: (rows) =>
    `<figure><table><tbody>${rowsOf(rows, (words) => `<td><div>${words}</div></td>`)}</tbody></table></figure>`,
  junk: `<script>alert(1)</script><iframe src="https://ads.example"></iframe><svg><text>그림</text></svg><button>공유</button><a href="javascript:alert(1)"></a>`,
};

const href = 'https://naru.example/a?b=1';

/** What is copied, and what becomes of it. */
function piecesOf(name: string, program: Program): ClipboardPiece[] {
  const { page, paragraph, heading, bold, link, list, table, junk, hasNoLists = false } = program;
  const piece = (what: string, html: string, ...lines: string[]) => ({
    name: `${name}: ${what}`,
    html: page(html),
    lines,
  });
  const asText = (lines: string[]) =>
    hasNoLists ? lines.map((line) => `P ${line.trim().replace(/^-/, '○')}`) : lines;
  return [
    piece(
      'paragraphs',
      paragraph('첫 문단입니다.') + paragraph('둘째 문단입니다.'),
      'P 첫 문단입니다.',
      'P 둘째 문단입니다.',
    ),
    piece('bold', paragraph(`이 말은 ${bold('굵게')} 씁니다.`), 'P 이 말은 *굵게* 씁니다.'),
    piece(
      'a list',
      list(false, [
        [1, '하나'],
        [1, '둘'],
      ]),
      ...asText(['- 하나', '- 둘']),
    ),
    piece(
      'a numbered list',
      list(true, [
        [1, '하나'],
        [1, '둘'],
      ]),
      ...asText(['1. 하나', hasNoLists ? '2. 둘' : '1. 둘']),
    ),
    piece(
      'a list in a list',
      list(false, [
        [1, '밖'],
        [2, '안'],
        [1, '다음'],
      ]),
      ...asText(['- 밖', '  - 안', '- 다음']),
    ),
    piece(
      'a link',
      paragraph(`자세한 것은 ${link('여기', href)}에 있습니다.`),
      `P 자세한 것은 [여기](${href})에 있습니다.`,
    ),
    piece('a heading', heading('소제목') + paragraph('아래 글'), 'H 소제목', 'P 아래 글'),
    piece(
      'a table',
      table([
        ['항목', '값'],
        ['걸음', '1,200'],
      ]),
      '| 항목 | 값',
      '| 걸음 | 1,200',
    ),
    piece(
      'what is dropped',
      paragraph(`남는 ${junk}글`) + paragraph(link('위험한 주소', 'javascript:alert(1)')),
      'P 남는 글',
      'P 위험한 주소',
    ),
  ];
}

const excelPage = (inner: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\."} .xl65 {text-align:right}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 width=192><!--StartFragment--><col width=64 span=3>${inner}<!--EndFragment--></table></body></html>`;

const excel: ClipboardPiece[] = [
  {
    name: 'Excel: figures',
    html: excelPage(
      '<tr height=22><td class=xl65>월</td><td class=xl65>문의</td></tr><tr><td>1월</td><td class=xl65 x:num="1200">1,200</td></tr>',
    ),
    lines: ['| 월 | 문의', '| 1월 | 1,200'],
  },
  {
    name: 'Excel: a cell over two columns, and an empty row',
    html: excelPage(
      '<tr><td colspan=2>합계</td></tr><tr><td></td><td></td></tr><tr><td>1월</td><td>7</td></tr>',
    ),
    lines: ['| 합계 | ', '| 1월 | 7'],
  },
  { name: 'Excel: one cell', html: excelPage('<tr><td class=xl65>1,200</td></tr>'), lines: ['P 1,200'] },
];

/** 48 of them. */
export const clipboardPieces: readonly ClipboardPiece[] = [
  ...Object.entries({ Word: word, Hangul: hangul, Notion: notion, Docs: docs, Web: web }).flatMap(
    ([name, program]) => piecesOf(name, program),
  ),
  ...excel,
];
