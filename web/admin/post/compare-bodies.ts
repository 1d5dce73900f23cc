import { optionalBody, type Body } from '#contract/body.ts';
import { ownItems } from '#web/text/compare-texts.ts';

/** Blocks that stand one after the other, and whether the other body has them too. */
export interface BodyRun {
  isOwn: boolean;
  body: Body;
}

/** As it is stored: an editor says more of its links and lists than is kept. */
function storedForm(body: Body): Body {
  return optionalBody.safeParse(body).data ?? body;
}

function runsOf({ content }: Body, own: readonly boolean[]): BodyRun[] {
  const runs: BodyRun[] = [];
  content.forEach((block, index) => {
    const isOwn = own[index] === true;
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.body.content.push(block);
    else runs.push({ isOwn, body: { type: 'doc', content: [block] } });
  });
  return runs;
}

/** Two bodies block by block, with all that they look like; null where they are the same. */
export function compareBodies(one: Body, other: Body): [BodyRun[], BodyRun[]] | null {
  const [a, b] = [storedForm(one), storedForm(other)];
  const [ownA, ownB] = ownItems(
    a.content.map((block) => JSON.stringify(block)),
    b.content.map((block) => JSON.stringify(block)),
  );
  const isSame = [...ownA, ...ownB].every((isOwn) => !isOwn);
  return isSame ? null : [runsOf(a, ownA), runsOf(b, ownB)];
}
