import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';

interface ToolCardsProps {
  links: readonly {
    tool: string;
    label: string;
    text: string;
    to: string;
    robots: readonly { name: string; picture: PictureData }[];
    passage?: { cm: number; isKnown: boolean };
  }[];
}

/** Where the questions that a specification leaves open are answered, each drawn with the robot that is asked about. */
export function ToolCards({ links }: ToolCardsProps) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-3 md:mt-10 md:gap-5 lg:gap-8">
      {links.map(({ tool, label, text, to, robots, passage }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full items-center overflow-hidden rounded-md border border-line transition-colors hover:border-ink max-xl:flex-wrap max-xl:content-start"
          >
            <span className={`drawing drawing-${tool}`}>
              <span>
                {passage && <Passage {...passage} />}
                {robots.map((robot) => (
                  <RobotInLine key={robot.name} {...robot} />
                ))}
              </span>
            </span>
            <span className="flex-1 px-3 pt-4 pb-5 md:px-6 md:py-5">
              <span className="block text-body font-bold text-ink md:text-lead">{label}</span>
              <span className="mt-0.5 block text-small text-balance text-muted md:text-label">{text}</span>
            </span>
            <ArrowRight
              aria-hidden
              className="mr-6 size-5 shrink-0 text-accent-strong transition-transform group-hover:translate-x-1 max-md:hidden"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The narrowest passage of a robot between two tables, in centimetres from the middle of the floor that it stands on. */
function Passage({ cm, isKnown }: { cm: number; isKnown: boolean }) {
  const half = cm / 2;
  return (
    <svg viewBox="-110 -150 220 165" aria-hidden>
      <path d={`M-200-70H-${half + 4}V0H-200zM200-70H${half + 4}V0H200z`} className="fill-line" />
      <path d={`M-200-76H-${half}v6H-200zM200-76H${half}v6H200z`} className="fill-muted/50" />
      <path
        d={`M-${half} 3v8M${half} 3v8M-${half} 7H${half}`}
        strokeDasharray={isKnown ? undefined : '3 3'}
        className="stroke-accent-strong"
        strokeWidth={1.6}
      />
    </svg>
  );
}
