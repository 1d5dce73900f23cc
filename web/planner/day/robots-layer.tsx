import { useEffect, useRef } from 'react';
import type { Robot } from '#catalog/robots.ts';
import type { PlayedDay } from './played-day.ts';
import type { Player } from './player.ts';
import { robotColours } from './robot-colours.ts';
import { RobotMark } from './robot-mark.tsx';
import { pathBetween, poseAt } from './track.ts';

interface RobotsLayerProps {
  robot: Robot;
  day: PlayedDay;
  /** How many orders each carries. */
  loads: readonly number[];
  player: Player;
  /** Of the plan, for what must be read at any size. */
  cmPerPx: number;
}

/** For so long one sees where a robot came from, s. */
const trailS = 6;

/** Robots that follow the clock every frame, past React: it would draw all of the store anew each time. */
export function RobotsLayer({ robot, day, loads, player, cmPerPx }: RobotsLayerProps) {
  const layer = useRef<SVGGElement>(null);
  const { tracks } = day;
  useEffect(
    () =>
      player.follow((timeS) => {
        for (const [index, track] of tracks.entries()) {
          const { x, y, heading } = poseAt(track, timeS);
          const [trail, body, number] = layer.current?.children[index]?.children ?? [];
          trail?.setAttribute('d', pathBetween(track, timeS - trailS, timeS));
          body?.setAttribute('transform', `translate(${x} ${y}) rotate(${heading})`);
          number?.setAttribute('transform', `translate(${x} ${y})`);
        }
      }),
    [player, tracks],
  );
  const { w, d } = robot.sizeCm;
  const numberCm = Math.max(w * 0.45, 12 * cmPerPx);
  return (
    <g ref={layer}>
      {tracks.map((track, index) => (
        <g key={robotColours[index]} data-robot={index + 1} className={robotColours[index]}>
          <path
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="stroke-current stroke-3 opacity-35 [stroke-linecap:round] [stroke-linejoin:round]"
          />
          <g>
            <RobotMark
              size={{ w, d }}
              passageCm={robot.passageCm ?? w}
              load={loads[index] ?? 0}
              cmPerPx={cmPerPx}
            />
          </g>
          <g>
            <text
              y={-Math.max((robot.passageCm ?? w) / 2, 9 * cmPerPx) - numberCm * 0.2}
              textAnchor="middle"
              fontSize={numberCm}
              strokeWidth={numberCm * 0.3}
              className="fill-current stroke-white font-bold [paint-order:stroke]"
            >
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
