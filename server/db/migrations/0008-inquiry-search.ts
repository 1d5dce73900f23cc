import { sql } from 'kysely';
import { columnsOf } from './0003-search-in-blocks.ts';
import { isPostgres, type MigrationDb } from './migration.ts';

const earlier = columnsOf.inquiry;
const added = ['tel', 'email', 'model', 'region', 'note'] as const;
const batch = 500;
const sqliteBlock = 50_000;

const regions: Readonly<Record<string, string>> = {
  seoul: '서울',
  gyeonggi: '경기',
  incheon: '인천',
  gangwon: '강원',
  chungcheong: '충청',
  jeolla: '전라',
  gyeongsang: '경상',
  jeju: '제주',
};
const robotTypes: Readonly<Record<string, string>> = {
  serving: '서빙로봇',
  logistics: '물류로봇',
  cleaning: '청소로봇',
};

interface Row {
  id: number;
  category: number;
  phone: string;
  email: string;
  region: string;
  address: string;
  robot_type: string;
  robot_model: string;
  note: string;
}

type Texts = Readonly<Record<(typeof added)[number], string>>;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

function digitsOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.replace(/^(?:00)?82(?=\d{8,})0?/, '0');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789.@-_';
const singleBase = 0xe000;
const tripleBase = 0xf0000;

/** Phone numbers and e-mail addresses: each character, and each three in a row, as one of their own. */
function identifierText(text: string): string {
  const characters = [...searchForm(text)];
  const places = characters.map((character) => alphabet.indexOf(character));
  const singly = characters.map((character, index) => {
    const place = places[index] ?? -1;
    return place < 0 ? character : String.fromCodePoint(singleBase + place);
  });
  const triply = places.slice(0, -2).map((one, index) => {
    const three = [one, places[index + 1] ?? -1, places[index + 2] ?? -1];
    if (three.includes(-1)) return ' ';
    const number = three.reduce((sum, place) => sum * alphabet.length + place, 0);
    return String.fromCodePoint(tripleBase + number);
  });
  return `${singly.join('')} ${triply.join('')}`;
}

function textsOf(row: Row): Texts {
  return {
    tel: identifierText(digitsOf(row.phone)),
    email: identifierText(row.email),
    model: joined(row.robot_model, robotTypes[row.robot_type]),
    region: joined(regions[row.region], row.region, row.address),
    note: row.note,
  };
}

const searchForm = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
const hex = (character: string) => character.codePointAt(0)?.toString(16) ?? '';

function pairs(text: string): string[] {
  const characters = [...searchForm(text)];
  return characters.map((character, index) => {
    const next = characters[index + 1];
    return `${hex(character)}x${next === undefined ? '' : hex(next)}`;
  });
}

function singles(text: string): string[] {
  const characters = [...searchForm(text)];
  const last = characters.pop();
  return [...new Set(characters)].filter((one) => one !== last).map((one) => `${hex(one)}x`);
}

async function forEachBatch(db: MigrationDb, work: (rows: Row[]) => Promise<void>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, category, phone, email, region, address, robot_type, robot_model, note from inquiry
      where id > ${last} order by id limit ${batch}`.execute(db);
    if (rows.length > 0) await work(rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
  }
}

async function keepDigits(db: MigrationDb, rows: readonly Row[]): Promise<void> {
  for (const { id, phone } of rows)
    await sql`update inquiry set phone_digits = ${digitsOf(phone)} where id = ${id}`.execute(db);
}

/** FTS5 takes no new columns: a new table takes over the words of the old one. */
async function rebuildInSqlite(db: MigrationDb): Promise<void> {
  await sql`alter table inquiry_search rename to inquiry_search_before`.execute(db);
  const columns = [...earlier, ...added].map((column) => sql.ref(column));
  await sql`create virtual table inquiry_search using fts5(${sql.join(columns)}, tokenize = 'unicode61')`.execute(
    db,
  );
  await sql`insert into inquiry_search (inquiry_search, rank) values ('secure-delete', 1)`.execute(db);
  const kept = earlier.map((column) => sql.ref(column));
  await forEachBatch(db, async (rows) => {
    await keepDigits(db, rows);
    for (const row of rows) {
      const prefix = `c${row.category}b${Math.floor(row.id / sqliteBlock)}z`;
      const texts = textsOf(row);
      const words = added.map((column) => {
        const all = [...pairs(texts[column]), ...singles(texts[column])];
        return sql`${all.map((word) => `${prefix}${word}`).join(' ')}`;
      });
      await sql`insert into inquiry_search (rowid, ${sql.join(columns)})
        select rowid, ${sql.join(kept)}, ${sql.join(words)} from inquiry_search_before
        where rowid = ${row.id}`.execute(db);
    }
  });
  await sql`drop table inquiry_search_before`.execute(db);
}

/** Indexes are made when the rows are there: a row that changes is written to each of them. */
async function rebuildInPostgres(db: MigrationDb): Promise<void> {
  for (const column of earlier) await db.schema.dropIndex(`inquiry_search_${column}`).execute();
  for (const column of added) {
    await sql`alter table inquiry_search add column ${sql.ref(column)} text not null default '',
      add column ${sql.ref(`${column}_pairs`)} text[] not null default '{}'`.execute(db);
  }
  await forEachBatch(db, async (rows) => {
    await keepDigits(db, rows);
    for (const row of rows) {
      const texts = textsOf(row);
      const values = added.flatMap((column) => {
        const form = searchForm(texts[column]);
        const grams = [...new Set([...pairs(form), ...form])];
        return [sql`${sql.ref(column)} = ${form}`, sql`${sql.ref(`${column}_pairs`)} = ${grams}::text[]`];
      });
      await sql`update inquiry_search set ${sql.join(values)} where id = ${row.id}`.execute(db);
    }
  });
  for (const column of [...earlier, ...added]) {
    await sql`create index ${sql.ref(`inquiry_search_${column}`)} on inquiry_search
      using gin (shelved_words(shelf, id, ${sql.ref(`${column}_pairs`)}))`.execute(db);
  }
}

/** Phone, e-mail, model, region and note are searched too. */
export async function rebuildInquirySearch(db: MigrationDb): Promise<void> {
  await (isPostgres(db) ? rebuildInPostgres(db) : rebuildInSqlite(db));
}
