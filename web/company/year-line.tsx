import { smallModel } from '#catalog/robots.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';
import { StandingRobot, type LineUpRobot } from './line-up.tsx';

export interface YearRobot extends LineUpRobot {
  /** False where it was there already. */
  isNew: boolean;
}

interface YearLineProps {
  robots: readonly LineUpRobot[];
}

/** The robots that a year brought, on a floor that runs below its words too. */
export function YearLine({ robots }: YearLineProps) {
  return (
    <ul className="line-floor relative flex [--rise:142] justify-around max-md:mt-6 md:self-end">
      {robots.map((robot) => (
        <li
          key={robot.model}
          className="group relative w-[calc(80*var(--cm))] text-center md:w-[calc(84*var(--cm))]"
        >
          <StandingRobot {...robot} />
        </li>
      ))}
    </ul>
  );
}

/** Those that were there before: small, and all on one line of their own; on a phone in words below the new ones, where their pictures would be the largest paint, a second late. */
export function EarlierRobots({ robots }: YearLineProps) {
  if (robots.length === 0) return null;
  return (
    <div className="mt-4 max-md:order-last md:mt-auto md:pt-8">
      <p className="flex flex-wrap gap-x-3 text-label text-muted">
        <span>이전 모델 {robots.length}종</span>
        <span className="md:hidden">{robots.map(({ model }) => model).join('\u00a0· ')}</span>
      </p>
      <ul aria-hidden className="earlier-scale mt-2 flex items-end max-md:hidden">
        {robots.map(({ model, picture }) => (
          <li key={model} className="grid w-[calc(78*var(--cm))] justify-center">
            <RobotInLine
              name={smallModel(model)}
              picture={picture}
              className="foot-down opacity-60 grayscale"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
