import { useRef } from 'react';
import type { Robot } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { PlanDrawing } from '#web/plan/plan-drawing.tsx';
import { useCmPerPx } from '../use-cm-per-px.ts';
import { PickupLayer, TablesLayer } from './orders-layer.tsx';
import type { PlayedDay } from './played-day.ts';
import type { Player, PlayerState } from './player.ts';
import { RobotsLayer } from './robots-layer.tsx';
import { sceneAt } from './scene-at.ts';
import { useRest } from './use-rest.ts';

interface DayStageProps {
  plan: Plan;
  robot: Robot;
  day: PlayedDay;
  player: Player;
  state: PlayerState;
}

/** What has just been served is marked for so long, in seconds of whoever watches. */
const flashS = 0.7;

/** The store while its day goes by: robots drive, orders pile up, tables wait and are served. */
export function DayStage({ plan, robot, day, player, state }: DayStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const cmPerPx = useCmPerPx(box, plan.width, plan.depth);
  useRest(box, player);
  const { shownS, speed } = state;
  const scene = sceneAt(day, shownS, Math.max(4, flashS * speed));
  return (
    <div ref={box}>
      <PlanDrawing
        plan={plan}
        className="block max-h-[36rem] lg:max-h-[clamp(16rem,100dvh-29.5rem,36rem)] lg:w-auto lg:max-w-full"
      >
        <TablesLayer plan={plan} scene={scene} unreachable={day.unreachable} timeS={shownS} />
        {cmPerPx !== null && (
          <>
            <PickupLayer plan={plan} scene={scene} cmPerPx={cmPerPx} />
            <RobotsLayer robot={robot} day={day} loads={scene.loads} player={player} cmPerPx={cmPerPx} />
          </>
        )}
      </PlanDrawing>
    </div>
  );
}
