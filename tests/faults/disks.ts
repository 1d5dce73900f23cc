import { rmSync, writeSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '#contract/messages.ts';
import { startSite } from '#tests/support/site.ts';
import { paths } from '#web/content/paths.ts';
import { countLost, type Fault } from './fault.ts';
import { sendInquiry, startSenders, unexpected } from './senders.ts';
import { createVolume, noVolumes } from './volume.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };
const pages = [paths.home, paths.events, paths.t10, '/healthz', '/api/event/cateId/0', '/api/event/cateId/1'];

async function brokenPages(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of pages) {
    const { status } = await fetch(origin + path);
    if (status !== 200) wrong.push(`${path} answered ${status}`);
  }
  return wrong;
}

/** Takes every byte that is left. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1_048_576, 4_096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size, 1));
      } catch {
        // Full for writes of this size.
      }
    }
  } finally {
    closeSync(handle);
  }
}

function koreanRefusal(text: string): string[] {
  return text.includes(messages.wire.unavailable) ? [] : [`the refusal reads ${text || '(there was none)'}`];
}

export const fullDisk: Fault = {
  name: 'full disk under load, then room again',
  impossible: noVolumes,
  async run({ inquiries, pauseMs }) {
    const volume = createVolume(48);
    const dataDir = `${volume.folder}/data`;
    const site = await startSite({ env, dataDir });
    const senders = startSenders(() => [site.origin], 8);
    await senders.untilMore(inquiries);
    const ballast = join(volume.folder, 'ballast');
    fill(ballast);
    await senders.untilRefused();
    await wait(pauseMs);
    fill(`${ballast}-2`);
    await wait(pauseMs);
    const wrong = [...(await brokenPages(site.origin)), ...koreanRefusal(senders.refusal())];
    rmSync(ballast);
    rmSync(`${ballast}-2`);
    const beforeRoom = senders.acknowledged.length;
    await senders.untilMore(inquiries);
    await senders.stop();
    if (senders.acknowledged.length === beforeRoom) wrong.push('it did not recover by itself');
    const lost = await countLost(senders.acknowledged, { dataDir });
    await site.kill();
    volume.remove();
    return {
      acknowledged: senders.acknowledged.length,
      lost,
      notes: `${senders.statuses.get(503) ?? 0} refused with 503, pages kept serving`,
      wrong: [...wrong, ...unexpected(senders.statuses, [200, 503])],
    };
  },
};

export const readOnlyDisk: Fault = {
  name: 'disk turned read-only under load',
  impossible: noVolumes,
  async run({ inquiries, pauseMs }) {
    const volume = createVolume(64);
    const dataDir = `${volume.folder}/data`;
    const site = await startSite({ env, dataDir });
    const senders = startSenders(() => [site.origin], 8);
    await senders.untilMore(inquiries);
    volume.failReadOnly();
    await senders.untilRefused();
    await wait(pauseMs);
    const wrong = [...(await brokenPages(site.origin)), ...koreanRefusal(senders.refusal())];
    await senders.stop();
    await site.kill('SIGKILL');
    volume.remount();
    const again = await startSite({ env, dataDir });
    const recovered = await sendInquiry(again.origin);
    if (recovered.id === null) wrong.push(`after the repair: ${recovered.text}`);
    const lost = await countLost(senders.acknowledged, { dataDir });
    await again.kill();
    volume.remove();
    return {
      acknowledged: senders.acknowledged.length,
      lost,
      notes: `${senders.statuses.get(503) ?? 0} refused with 503, pages kept serving`,
      wrong: [...wrong, ...unexpected(senders.statuses, [200, 503])],
    };
  },
};
