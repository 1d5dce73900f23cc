import { rmSync, writeSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '#contract/messages.ts';
import { startSite } from '#tests/support/site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';
import { countLost, type Fault, type Outcome } from './fault.ts';
import { sendInquiry, startSenders, unexpected, type Senders } from './senders.ts';
import { createVolume, noVolumes } from './volume.ts';

const env = { SAMPLE_CONTENT: 'off', LOG_LEVEL: 'fatal' };
const pages = [
  paths.home,
  paths.events,
  productPath('T10'),
  '/healthz',
  '/api/event/cateId/0',
  '/api/event/cateId/1',
];

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

/** A site on a disk of its own, in the midst of taking inquiries. */
async function busySite(megabytes: number, inquiries: number) {
  const volume = createVolume(megabytes);
  const dataDir = `${volume.folder}/data`;
  const site = await startSite({ env, dataDir });
  const senders = startSenders(() => [site.origin], 8);
  await senders.untilMore(inquiries);
  return { volume, dataDir, site, senders };
}

async function whileRefused(origin: string, senders: Senders): Promise<string[]> {
  return [...(await brokenPages(origin)), ...koreanRefusal(senders.refusal())];
}

async function outcomeOf(
  { acknowledged, statuses }: Senders,
  dataDir: string,
  wrong: string[],
): Promise<Outcome> {
  return {
    acknowledged: acknowledged.length,
    lost: await countLost(acknowledged, { dataDir }),
    notes: `${statuses.get(503) ?? 0} refused with 503, pages kept serving`,
    wrong: [...wrong, ...unexpected(statuses, [200, 503])],
  };
}

export const fullDisk: Fault = {
  name: 'full disk under load, then room again',
  impossible: noVolumes,
  async run({ inquiries, pauseMs }) {
    const { volume, dataDir, site, senders } = await busySite(48, inquiries);
    const ballast = join(volume.folder, 'ballast');
    fill(ballast);
    await senders.untilRefused();
    await wait(pauseMs);
    fill(`${ballast}-2`);
    await wait(pauseMs);
    const wrong = await whileRefused(site.origin, senders);
    rmSync(ballast);
    rmSync(`${ballast}-2`);
    const beforeRoom = senders.acknowledged.length;
    await senders.untilMore(inquiries);
    await senders.stop();
    if (senders.acknowledged.length === beforeRoom) wrong.push('it did not recover by itself');
    const outcome = await outcomeOf(senders, dataDir, wrong);
    await site.kill();
    volume.remove();
    return outcome;
  },
};

export const readOnlyDisk: Fault = {
  name: 'disk turned read-only under load',
  impossible: noVolumes,
  async run({ inquiries, pauseMs }) {
    const { volume, dataDir, site, senders } = await busySite(64, inquiries);
    volume.failReadOnly();
    await senders.untilRefused();
    await wait(pauseMs);
    const wrong = await whileRefused(site.origin, senders);
    await senders.stop();
    await site.kill('SIGKILL');
    volume.remount();
    const again = await startSite({ env, dataDir });
    const recovered = await sendInquiry(again.origin);
    if (recovered.id === null) wrong.push(`after the repair: ${recovered.text}`);
    const outcome = await outcomeOf(senders, dataDir, wrong);
    await again.kill();
    volume.remove();
    return outcome;
  },
};
