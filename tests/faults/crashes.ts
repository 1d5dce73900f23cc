import type { Engine } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import type { Site } from '#tests/support/site.ts';
import { countLost, type Fault, type Outcome } from './fault.ts';
import { engineNames, groundOn, openGround, type Ground } from './ground.ts';
import { endLeases, openPostbox, type Postbox } from './mails.ts';
import { startSenders, type Senders } from './senders.ts';
import { countLostFiles, startUploads, type Uploads } from './uploads.ts';
import { createVolume, noVolumes } from './volume.ts';

interface Busy {
  site: Site;
  postbox: Postbox;
  senders: Senders;
  uploads: Uploads;
}

/** A site that takes inquiries, mails their receipts, takes files and publishes what was planned, all at once. */
async function busySite(ground: Ground, dataDir: string | undefined, inquiries: number): Promise<Busy> {
  const postbox = await openPostbox();
  const site = await ground.start(dataDir, postbox.env);
  const senders = startSenders(() => [site.origin]);
  const uploads = await startUploads(site);
  await senders.untilMore(inquiries);
  return { site, postbox, senders, uploads };
}

/** Starts it again and looks for all that was acknowledged. */
async function lookAfter(ground: Ground, { site, postbox, senders, uploads }: Busy): Promise<Outcome> {
  const where = { dataDir: site.dataDir, databaseUrl: ground.databaseUrl };
  await endLeases(where);
  const again = await ground.start(site.dataDir, postbox.env);
  const lost = await countLost(senders.acknowledged, where);
  const lostFiles = await countLostFiles(again, uploads.sent);
  const mails = await postbox.lookFor(senders.receipts);
  await again.close();
  await postbox.close();
  const [inquiries, files] = [senders.acknowledged.length, uploads.sent.length];
  return {
    acknowledged: inquiries + files,
    lost: lost + lostFiles + mails.lost,
    notes: `${inquiries} inquiries with their mails (${mails.twice} of them twice), ${files} files, every other one planned`,
    wrong: mails.wrong,
  };
}

export const killUnderLoad = (engine: Engine): Fault => ({
  name: `kill -9 under load, ${engineNames[engine]}`,
  async run({ inquiries }) {
    const ground = await openGround(engine);
    const busy = await busySite(ground, undefined, inquiries);
    await busy.site.kill('SIGKILL');
    await Promise.all([busy.uploads.ended, busy.senders.stop()]);
    const outcome = await lookAfter(ground, busy);
    await ground.close();
    return outcome;
  },
});

export const powerCut: Fault = {
  name: 'power cut under load (simulated), SQLite',
  impossible: noVolumes,
  async run({ inquiries }) {
    const volume = createVolume(256);
    const ground = groundOn(null);
    const busy = await busySite(ground, `${volume.folder}/data`, inquiries);
    volume.cutPower();
    await busy.site.kill('SIGKILL');
    await Promise.all([busy.uploads.ended, busy.senders.stop()]);
    volume.remount();
    const outcome = await lookAfter(ground, busy);
    volume.remove();
    return { ...outcome, notes: `${outcome.notes}; ext4, journal not flushed` };
  },
};

/** Database and uploads on one disk, and all that runs on it gone at once. */
export const postgresPowerCut: Fault = {
  name: 'power cut under load (simulated), PostgreSQL',
  impossible: noVolumes,
  async run({ inquiries }) {
    const volume = createVolume(512);
    const server = await startPostgres([], volume.folder);
    const { url } = await createPostgresDatabase(server.url);
    const ground = groundOn(url);
    const busy = await busySite(ground, `${volume.folder}/site`, inquiries);
    volume.cutPower();
    await Promise.all([busy.site.kill('SIGKILL'), server.kill()]);
    await Promise.all([busy.uploads.ended, busy.senders.stop()]);
    volume.remount();
    await server.start();
    const outcome = await lookAfter(ground, busy);
    await server.kill();
    volume.remove();
    return { ...outcome, notes: `${outcome.notes}; ext4, journal not flushed` };
  },
};
