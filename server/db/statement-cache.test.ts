import SqliteDatabase from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { cacheStatements } from './statement-cache.ts';

let sqlite: SqliteDatabase.Database;
beforeEach(() => {
  sqlite = new SqliteDatabase(':memory:');
  sqlite.exec('create table box (id integer primary key, name text)');
  return () => void sqlite.close();
});

it('prepares a question once', () => {
  const kept = cacheStatements(sqlite);
  expect(kept.prepare('select * from box')).toBe(kept.prepare('select * from box'));
  expect(kept.prepare('select id from box')).not.toBe(kept.prepare('select * from box'));
});

it('gives today’s answer to a question that was prepared before the table changed', () => {
  const kept = cacheStatements(sqlite);
  const all = () => kept.prepare('select * from box').all([]);
  kept.prepare('insert into box (name) values (?)').run(['나루']);
  expect(all()).toEqual([{ id: 1, name: '나루' }]);
  sqlite.exec("alter table box add column place text default '인천'");
  expect(all()).toEqual([{ id: 1, name: '나루', place: '인천' }]);
});

it('never keeps more than a few hundred', () => {
  const kept = cacheStatements(sqlite);
  const first = kept.prepare('select 0');
  for (let count = 1; count < 300; count += 1) kept.prepare(`select ${count}`);
  expect(kept.prepare('select 0')).not.toBe(first);
});
