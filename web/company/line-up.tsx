import { Link } from 'react-router';
import { smallModel, type Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';

export interface LineUpRobot {
  model: Model;
  to: string;
  picture: PictureData;
}

/** The first of a row draws the floor that all of them stand on. */
const floor = 'line-floor before:hidden max-lg:nth-[5n+1]:before:block lg:first:before:block';

/** All of them to one scale, on one floor. */
export function LineUp({ robots }: { robots: readonly LineUpRobot[] }) {
  return (
    <div className="@container mt-6 md:mt-10">
      <ul className="line-up-scale isolate [--rise:142] grid grid-cols-5 gap-y-6 lg:grid-cols-10">
        {robots.map((robot) => (
          <li key={robot.model} className={`group relative text-center ${floor}`}>
            <StandingRobot {...robot} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A robot on the floor, and its name, which leads to its page. */
export function StandingRobot({ model, to, picture }: LineUpRobot) {
  return (
    <>
      <div className="relative h-[calc(var(--rise)*var(--cm))]">
        <RobotInLine
          name={smallModel(model)}
          picture={picture}
          className="foot-down absolute bottom-0 left-1/2 -translate-x-1/2 transition-transform duration-500 group-hover:-translate-y-1"
        />
      </div>
      <Link
        to={to}
        className="mt-3 block font-bold text-ink after:absolute after:inset-0 group-hover:text-accent-strong"
      >
        {model}
      </Link>
    </>
  );
}
