import { startSite } from '#tests/support/site.ts';
import { countLost, type Fault } from './fault.ts';
import { startSenders } from './senders.ts';
import { countLostFiles, startUploads } from './uploads.ts';
import { createVolume, noVolumes } from './volume.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };

export const killUnderLoad: Fault = {
  name: 'kill -9 under load',
  async run({ inquiries }) {
    const site = await startSite({ env });
    const senders = startSenders(() => [site.origin]);
    const uploads = await startUploads(site);
    await senders.untilMore(inquiries);
    await site.kill('SIGKILL');
    await Promise.all([uploads.ended, senders.stop()]);
    const again = await startSite({ env, dataDir: site.dataDir });
    const lost = await countLost(senders.acknowledged, site);
    const lostFiles = await countLostFiles(again, uploads.sent);
    await again.close();
    return {
      acknowledged: senders.acknowledged.length + uploads.sent.length,
      lost: lost + lostFiles,
      notes: `${senders.acknowledged.length} inquiries, ${uploads.sent.length} files`,
      wrong: [],
    };
  },
};

export const powerCut: Fault = {
  name: 'power cut under load (simulated)',
  impossible: noVolumes,
  async run({ inquiries }) {
    const volume = createVolume(256);
    const site = await startSite({ env, dataDir: `${volume.folder}/data` });
    const senders = startSenders(() => [site.origin]);
    const uploads = await startUploads(site);
    await senders.untilMore(inquiries);
    volume.cutPower();
    await site.kill('SIGKILL');
    await Promise.all([uploads.ended, senders.stop()]);
    volume.remount();
    const again = await startSite({ env, dataDir: site.dataDir });
    const lost = await countLost(senders.acknowledged, site);
    const lostFiles = await countLostFiles(again, uploads.sent);
    await again.close();
    volume.remove();
    return {
      acknowledged: senders.acknowledged.length + uploads.sent.length,
      lost: lost + lostFiles,
      notes: `${senders.acknowledged.length} inquiries, ${uploads.sent.length} files; ext4, journal not flushed`,
      wrong: [],
    };
  },
};
