import { Link } from 'react-router';
import { passageOf, type Girth, type Passage } from '#catalog/passage.ts';
import { smallModel, type Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';

export interface PassageRobotData extends Girth {
  model: Model;
  /** The product's page. */
  to: string;
  picture: PictureData;
}

export interface PassageRobotWords {
  least: (cm: number) => string;
  body: (cm: number) => string;
  open: string;
  missing: (cm: number) => string;
  unknown: string;
  wider: string;
}

interface PassageRobotProps extends PassageRobotData {
  aisle: number;
  words: PassageRobotWords;
}

const verdictLook = {
  open: 'text-accent-strong',
  closed: 'text-warm',
  unknown: 'text-muted',
  wider: 'text-warm',
} as const satisfies Record<Passage, string>;

/**
 * On the horizon, to scale (`--cm`), with how wide a passage it needs marked at its feet and said below. Hatched beside
 * it: the room to move that this passage includes, red where the wall stands in it.
 */
export function PassageRobot({ model, to, picture, aisle, words, ...robot }: PassageRobotProps) {
  const { passageCm, sizeCm } = robot;
  const passage = passageOf(robot, aisle);
  const isTight = passage === 'closed' || passage === 'wider';
  const width = passageCm ?? sizeCm.w;
  const verdict = { ...words, closed: words.missing(width - aisle) };
  return (
    <li className="group relative flex flex-col items-center text-center">
      <div
        aria-hidden
        className="absolute -inset-x-[100vw] top-0 -z-10 hidden h-[calc(140*var(--cm))] border-b border-ink/20 bg-linear-to-b from-white to-line [li:nth-child(5n+1)>&]:block"
      />
      <div className="relative h-[calc(156*var(--cm))] w-[calc(100*var(--cm))]">
        <RobotInLine
          name={smallModel(model)}
          picture={picture}
          className={classNames(
            'absolute bottom-[calc(3*var(--cm))] left-1/2 -translate-x-1/2 transition-[opacity,filter]',
            isTight && 'opacity-35 grayscale',
          )}
        />
        <svg viewBox="-50 -140 100 156" aria-hidden className="absolute inset-0 size-full">
          <path d={besides(sizeCm.w, width)} className={isTight ? 'fill-ink/20' : 'fill-accent-strong/30'} />
          {isTight && <path d={besides(aisle, width)} className="fill-warm/60" />}
          <path d={besides(Math.min(aisle, sizeCm.w), width)} fill="url(#hatch)" />
          {isTight && (
            <path d={`M${-aisle / 2}-140V0M${aisle / 2}-140V0`} className="stroke-warm" strokeWidth={0.8} />
          )}
          <Feet width={width} passage={passage} />
        </svg>
      </div>
      <Link
        to={to}
        className="mt-1 rounded-sm px-2 text-body font-bold text-ink outline-offset-0 after:absolute after:inset-0 group-hover:text-accent-strong"
      >
        {model}
      </Link>
      <p className={classNames('text-small font-semibold tracking-tight', verdictLook[passage])}>
        {verdict[passage]}
      </p>
      <p className="text-small tracking-tight text-muted">
        {passageCm === undefined ? words.body(width) : words.least(width)}
      </p>
    </li>
  );
}

/** From one width to a larger one, left and right of the middle. */
function besides(from: number, to: number): string {
  const [inner, outer] = [from / 2, to / 2];
  return `M${-outer}-140H${-inner}V0H${-outer}zM${outer}-140H${inner}V0H${outer}z`;
}

function Feet({ width, passage }: { width: number; passage: Passage }) {
  const half = width / 2;
  return (
    <path
      d={`M${-half} 10v5M${half} 10v5M${-half} 12.5H${half}`}
      className={classNames('stroke-current', verdictLook[passage])}
      strokeWidth={1.2}
      strokeDasharray={passage === 'unknown' || passage === 'wider' ? '2 2' : undefined}
    />
  );
}
