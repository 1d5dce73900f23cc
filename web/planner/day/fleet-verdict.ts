import type { FleetVerdict } from '#planner/day-texts.ts';
import type { FleetFigures } from './played-day.ts';
import { durationText } from './duration-text.ts';

/** Fleets that have been reckoned so far, by their number of robots. */
export type Fleets = ReadonlyMap<number, FleetFigures>;

/** Who waits a minute does not notice less than this. */
const noticedS = 5;
const noticedShare = 0.05;

function changeOf(from: FleetFigures, to: FleetFigures): 'less' | 'same' {
  const saved = from.meanWaitS - to.meanWaitS;
  const isNoticed = saved >= Math.max(noticedS, from.meanWaitS * noticedShare);
  return isNoticed || from.unfinished - to.unfinished >= manyUnfinished(from) ? 'less' : 'same';
}

/** Some orders always come too late in the day; so many mean that it is too few robots. */
const manyUnfinished = ({ ordered }: FleetFigures) => Math.max(3, ordered * 0.1);

/** Whether orders come faster than so many robots carry them. */
export const isBehind = (fleet: FleetFigures): boolean => fleet.unfinished >= manyUnfinished(fleet);

/** Robots without a place make no trips. Where there are fewer trips than robots, nobody can tell. */
function robotsOut({ tripsPerRobot }: FleetFigures): number {
  const trips = tripsPerRobot.reduce((sum, own) => sum + own, 0);
  return trips < tripsPerRobot.length ? 0 : tripsPerRobot.filter((own) => own === 0).length;
}

/** What the chosen fleet changes; null as long as what it takes has not been reckoned. */
export function fleetVerdict(fleets: Fleets, robots: number, most: number): FleetVerdict | null {
  const alone = fleets.get(1);
  const chosen = fleets.get(robots);
  const next = fleets.get(robots + 1);
  const fewer = Array.from({ length: robots - 1 }, (_, index) => fleets.get(index + 1));
  if (!alone || !chosen || (robots < most && !next) || fewer.includes(undefined)) return null;
  const enough =
    fewer.findIndex((fleet) => fleet && !isBehind(fleet) && changeOf(fleet, chosen) === 'same') + 1;
  return {
    kind: isBehind(chosen) ? 'behind' : robots === 1 ? 'alone' : changeOf(alone, chosen),
    more: next ? (robotsOut(next) > robotsOut(chosen) ? 'noPlace' : changeOf(chosen, next)) : null,
    texts: {
      robots,
      wait: durationText(chosen.meanWaitS),
      waitAlone: durationText(alone.meanWaitS),
      ordered: chosen.ordered,
      unfinished: chosen.unfinished,
      out: robotsOut(chosen),
      enough: enough || robots,
      next: next ? { robots: robots + 1, wait: durationText(next.meanWaitS) } : null,
    },
  };
}
