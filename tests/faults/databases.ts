import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile, type Engine } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { countLost, type Fault } from './fault.ts';
import { engineNames, openGround } from './ground.ts';
import { openPostbox } from './mails.ts';
import { sendInquiry, startSenders, unexpected } from './senders.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };

export const twoProcesses = (engine: Engine): Fault => ({
  name: `two servers on one database, one killed and replaced, ${engineNames[engine]}`,
  async run({ inquiries, pauseMs }) {
    const ground = await openGround(engine);
    const postbox = await openPostbox();
    // In haste without mails: those of the one that is killed wait half a minute for the other.
    const inHaste = pauseMs < 1_000;
    const start = (dataDir?: string) => ground.start(dataDir, inHaste ? {} : postbox.env);
    const first = await start();
    const sites: Site[] = [first, await start(first.dataDir)];
    const senders = startSenders(() => sites.map((site) => site.origin));
    await senders.untilMore(inquiries);
    await sites[1]?.kill('SIGKILL');
    sites[1] = await start(first.dataDir);
    await senders.untilMore(inquiries);
    await senders.stop();
    const where = { dataDir: first.dataDir, databaseUrl: ground.databaseUrl };
    const lost = await countLost(senders.acknowledged, where);
    const mails = await postbox.lookFor(inHaste ? [] : senders.receipts);
    const twice = senders.acknowledged.length - new Set(senders.acknowledged).size;
    await sites[1].kill();
    await first.close();
    await postbox.close();
    await ground.close();
    return {
      acknowledged: senders.acknowledged.length,
      lost: lost + mails.lost,
      notes: `both wrote all the time; ${mails.twice} mails twice`,
      wrong: [
        ...(twice > 0 ? [`${twice} numbers given out twice`] : []),
        ...mails.wrong,
        // 0: the one that was killed.
        ...unexpected(senders.statuses, [200, 503, 0]),
      ],
    };
  },
});

export const postgresRestart: Fault = {
  name: 'PostgreSQL restarted under load',
  async run({ inquiries }) {
    const server = await startPostgres();
    const database = await createPostgresDatabase(server.url);
    const site = await startSite({ env: { ...env, DATABASE_URL: database.url } });
    const senders = startSenders(() => [site.origin]);
    await senders.untilMore(inquiries);
    const before = senders.acknowledged.length;
    await server.restart();
    await senders.untilMore(inquiries);
    await senders.stop();
    const after = senders.acknowledged.length - before;
    const lost = await countLost(senders.acknowledged, { dataDir: '', databaseUrl: database.url });
    const ready = (await fetch(`${site.origin}/readyz`)).status;
    await site.close();
    await server.stop();
    return {
      acknowledged: senders.acknowledged.length,
      lost,
      notes: `${senders.statuses.get(503) ?? 0} refused with 503, ${after} taken afterwards`,
      wrong: [
        ...(after > 0 && ready === 200 ? [] : ['it did not recover by itself']),
        ...unexpected(senders.statuses, [200, 503]),
      ],
    };
  },
};

export const killedMigration: Fault = {
  name: 'migration killed half-way',
  async run() {
    const site = await startSite({ env });
    const { id } = await sendInquiry(site.origin);
    await site.kill();
    const script = join(import.meta.dirname, 'half-migration.ts');
    const half = spawnSync(process.execPath, [script, site.dataDir], { encoding: 'utf8' });
    const again = await startSite({ env, dataDir: site.dataDir });
    const taken = await sendInquiry(again.origin);
    const lost = await countLost([id ?? 0, taken.id ?? 0], site);
    const check = spawnSync(process.execPath, [script, site.dataDir, 'look'], { encoding: 'utf8' });
    await again.close();
    return {
      acknowledged: 2,
      lost,
      notes: 'nothing of the half step was left',
      wrong: [
        ...(half.signal === 'SIGKILL' ? [] : [`the migration was not killed: ${half.stderr}`]),
        ...(check.stdout.trim() === 'clean' ? [] : [`left behind: ${check.stdout}${check.stderr}`]),
      ],
    };
  },
};

function runCommand(
  name: 'backup' | 'restore',
  folder: string,
  dataDir: string,
  ...more: string[]
): string[] {
  const script = new URL(`../../server/backup/${name}.ts`, import.meta.url).pathname;
  const done = spawnSync(process.execPath, [script, folder, ...more], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return done.status === 0 ? [] : [`${name} ended with ${done.status}: ${done.stderr}`];
}

export const backupUnderLoad: Fault = {
  name: 'backup under load, restored elsewhere',
  async run({ inquiries }) {
    const site = await startSite({ env });
    const folder = await mkdtemp(join(tmpdir(), 'naru-fault-'));
    const senders = startSenders(() => [site.origin]);
    await senders.untilMore(inquiries);
    const before = [...senders.acknowledged];
    const wrong = runCommand('backup', join(folder, 'backup'), site.dataDir);
    await senders.stop();
    const restored = join(folder, 'restored');
    wrong.push(...runCommand('restore', join(folder, 'backup'), restored));
    const lost = await countLost(before, { dataDir: restored });
    await site.close();
    await rm(folder, { recursive: true });
    return { acknowledged: before.length, lost, notes: 'counted before the backup began', wrong };
  },
};

/** Overwrites the middle of the file, as a dying disk might. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  for (let place = 4_096; place < size; place += 8_192)
    writeSync(handle, Buffer.alloc(2_048, 0x5a), 0, 2_048, place);
  closeSync(handle);
}

export const damagedDatabase: Fault = {
  name: 'damaged database, restored from its backup',
  async run() {
    const site = await startSite({ env });
    const acknowledged = await Promise.all(Array.from({ length: 50 }, () => sendInquiry(site.origin)));
    const ids = acknowledged.map(({ id }) => id ?? 0);
    const folder = await mkdtemp(join(tmpdir(), 'naru-fault-'));
    const wrong = runCommand('backup', join(folder, 'backup'), site.dataDir);
    await site.kill();
    damage(sqliteFile(site.dataDir));
    const started = await startSite({ env, dataDir: site.dataDir }).catch(() => null);
    let seen = 'it did not start';
    if (started !== null) {
      const { status, id } = await sendInquiry(started.origin);
      seen = `it answered ${status}`;
      if (id !== null || status !== 503) wrong.push(`on a damaged database ${seen}`);
      await started.kill();
    }
    wrong.push(...runCommand('restore', join(folder, 'backup'), site.dataDir, '--force'));
    const again = await startSite({ env, dataDir: site.dataDir });
    const lost = await countLost(ids, site);
    await again.close();
    await rm(folder, { recursive: true });
    return { acknowledged: ids.length, lost, notes: `damaged: ${seen}; restored by command`, wrong };
  },
};
