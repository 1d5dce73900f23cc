import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '#tests/support/site.ts';
import { countLost, type Fault } from './fault.ts';
import { startSenders } from './senders.ts';
import { countLostFiles, uploadUntilGone } from './uploads.ts';
import { createVolume, noVolumes } from './volume.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };

export const killUnderLoad: Fault = {
  name: 'kill -9 under load',
  async run() {
    const site = await startSite({ env });
    const senders = startSenders(() => [site.origin]);
    const uploads = uploadUntilGone(site);
    await wait(4_000);
    await site.kill('SIGKILL');
    const [files] = await Promise.all([uploads, senders.stop()]);
    const again = await startSite({ env, dataDir: site.dataDir });
    const lost = await countLost(senders.acknowledged, site);
    const lostFiles = await countLostFiles(again, files);
    await again.close();
    return {
      acknowledged: senders.acknowledged.length + files.length,
      lost: lost + lostFiles,
      notes: `${senders.acknowledged.length} inquiries, ${files.length} files`,
      wrong: [],
    };
  },
};

export const powerCut: Fault = {
  name: 'power cut under load (simulated)',
  impossible: noVolumes,
  async run() {
    const volume = createVolume(256);
    const site = await startSite({ env, dataDir: `${volume.folder}/data` });
    const senders = startSenders(() => [site.origin]);
    const uploads = uploadUntilGone(site);
    await wait(4_000);
    volume.cutPower();
    await site.kill('SIGKILL');
    const [files] = await Promise.all([uploads, senders.stop()]);
    volume.remount();
    const again = await startSite({ env, dataDir: site.dataDir });
    const lost = await countLost(senders.acknowledged, site);
    const lostFiles = await countLostFiles(again, files);
    await again.close();
    volume.remove();
    return {
      acknowledged: senders.acknowledged.length + files.length,
      lost: lost + lostFiles,
      notes: `${senders.acknowledged.length} inquiries, ${files.length} files; ext4, journal not flushed`,
      wrong: [],
    };
  },
};
