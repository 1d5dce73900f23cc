import { readdirSync } from 'node:fs';
import type { Migration } from './migrations/migration.ts';

const folder = new URL('migrations/', import.meta.url);

function isMigration(exported: unknown): exported is Migration {
  return typeof exported === 'object' && exported !== null && 'up' in exported;
}

async function readMigration(file: string): Promise<Migration[]> {
  const found = Object.values((await import(new URL(file, folder).href)) as object).filter(isMigration);
  // Databases remember the name: a step whose file is called otherwise would run out of turn.
  const stranger = found.find(({ name }) => `${name}.ts` !== file);
  if (stranger !== undefined) throw new Error(`the migration in ${file} calls itself ${stranger.name}`);
  return found;
}

/** Every migration of its folder, in the order of their numbers; a numbered file without one is a part of another. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = readdirSync(folder).filter((name) => /^\d{4}-[\w-]+\.ts$/.test(name));
  return (await Promise.all(files.toSorted().map(readMigration))).flat();
}
