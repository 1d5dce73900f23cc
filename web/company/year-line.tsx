import { smallModel } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { StandingRobot, type LineUpRobot } from './line-up.tsx';

export interface YearRobot extends LineUpRobot {
  /** False where it was there already, and is only told of by the others. */
  isNew: boolean;
}

interface YearLineProps {
  robots: readonly YearRobot[];
  /** There are so few that they stand larger. */
  isShort: boolean;
}

/**
 * The robots that a year brought, behind those that were there already, on one floor. A phone has no room for those: it
 * tells how many there were.
 */
export function YearLine({ robots, isShort }: YearLineProps) {
  const before = robots.filter(({ isNew }) => !isNew).length;
  return (
    <div className={classNames('@container mt-6 md:mt-10', isShort && 'lg:mt-0 lg:w-3/5')}>
      <ul
        className={classNames(
          'year-scale line-floor relative isolate [--rise:148] flex',
          isShort && 'md:[--across:420] lg:[--rise:138] lg:[--across:252]',
        )}
      >
        {robots.map(({ isNew, ...robot }) => (
          <li
            key={robot.model}
            aria-hidden={!isNew}
            className={classNames(
              'group relative w-[calc(78*var(--cm))] text-center md:w-[calc(84*var(--cm))]',
              !isNew && 'max-md:hidden',
            )}
          >
            {isNew ? <StandingRobot {...robot} /> : <EarlierRobot {...robot} />}
          </li>
        ))}
        {before > 0 && (
          <li className="flex h-[calc((var(--rise)-6)*var(--cm))] grow items-end justify-center pb-3 text-heading font-bold whitespace-nowrap text-muted md:hidden">
            <span className="sr-only">먼저 나온 로봇 </span>+{before}
          </li>
        )}
      </ul>
    </div>
  );
}

function EarlierRobot({ model, picture }: LineUpRobot) {
  return (
    <div className="relative h-[calc(var(--rise)*var(--cm))]">
      <RobotInLine
        name={smallModel(model)}
        picture={picture}
        className="absolute bottom-0 left-1/2 -translate-x-1/2 opacity-25 grayscale"
      />
    </div>
  );
}
