import { modelReach } from '#planner/model-reach.ts';
import type { Plan } from '#planner/plan.ts';
import { narrowest } from '#planner/reach.ts';

addEventListener('message', ({ data }: MessageEvent<Plan>) => {
  postMessage(modelReach(narrowest(data)));
});
