import type { Engine } from '#server/db/connect.ts';
import { logInStaff } from '#tests/support/staff.ts';
import type { Site } from '#tests/support/site.ts';
import { countLost, type Fault } from './fault.ts';
import { engineNames, openGround } from './ground.ts';
import { openPostbox } from './mails.ts';
import { startSenders, until } from './senders.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const shift = new URL('./shifted-clock.mjs', import.meta.url).href;
const clockAhead = (ms: number) => ({ NODE_OPTIONS: `--import ${shift}`, CLOCK_AHEAD_MS: String(ms) });

async function shownTitles({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/event/cateId/0`);
  return ((await answer.json()) as { list: { title: string }[] }).list.map((post) => post.title);
}

/** A day of a wrong clock: what was taken then is there, mailed and published by the right one, and the other way round. */
export const clockSet = (engine: Engine): Fault => ({
  name: `clock a day ahead, set back, set forward again, ${engineNames[engine]}`,
  isLong: engine === 'postgres',
  async run({ inquiries }) {
    const ground = await openGround(engine);
    const postbox = await openPostbox();
    const wrong: string[] = [];
    const acknowledged: number[] = [];
    const receipts: string[] = [];
    let dataDir: string | undefined;
    /** Takes inquiries and a post that is planned for two seconds from now, by the clock that there is. */
    async function work(aheadMs: number, title: string, isMailAway: boolean): Promise<void> {
      postbox.refuse(isMailAway);
      const site = await ground.start(dataDir, { ...postbox.env, ...clockAhead(aheadMs) });
      dataDir = site.dataDir;
      const senders = startSenders(() => [site.origin]);
      const staff = await logInStaff(site);
      const publishAt = new Date(Date.now() + aheadMs + 2_000).toISOString();
      await staff.post('event', { title, publishAt });
      await senders.untilMore(inquiries / 2);
      await senders.stop();
      await until(async () => (await shownTitles(site)).includes(title));
      if (!(await shownTitles(site)).includes(title)) wrong.push(`${title} did not appear`);
      acknowledged.push(...senders.acknowledged);
      receipts.push(...senders.receipts);
      if (!isMailAway) {
        const { lost, wrong: more } = await postbox.lookFor(receipts);
        if (lost > 0) wrong.push(`${title}: ${lost} mails were not sent`);
        wrong.push(...more);
      }
      await site.kill();
    }
    await work(dayMs, '내일의 글', true);
    await work(0, '오늘의 글', false);
    await work(dayMs, '다시 내일의 글', false);
    const lost = await countLost(acknowledged, { dataDir: dataDir ?? '', databaseUrl: ground.databaseUrl });
    const last = await ground.start(dataDir);
    const titles = await shownTitles(last);
    // What is planned for tomorrow is seen tomorrow, whoever has thought that it was.
    if (titles.join() !== '오늘의 글') wrong.push(`there are the posts ${titles.join(', ')}`);
    await last.close();
    await postbox.close();
    await ground.close();
    return {
      acknowledged: acknowledged.length,
      lost,
      notes: 'mails refused before were sent, planned posts came, staff logged in each time',
      wrong,
    };
  },
});
