import { Link } from 'react-router';
import { robotOf, smallModel, type Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/ui/picture.tsx';
import { RobotInLine } from '#web/ui/robot-in-line.tsx';

export interface LineUpRobot {
  model: Model;
  to: string;
  picture: PictureData;
  /** False where it was there already, and is only told of by the others. */
  isNew?: boolean;
}

/** The first of a row draws what all of them stand on, from edge to edge. */
const floor =
  'before:absolute before:-inset-x-[100vw] before:top-0 before:-z-10 before:hidden before:h-[calc((var(--rise)-6)*var(--cm))] ' +
  'before:border-b before:border-line before:bg-linear-to-b before:from-transparent before:from-40% before:to-surface ' +
  'max-md:nth-[5n+1]:before:block md:first:before:block';

const rowOnPhones = 5;

/** On a phone a row in which all are low, a load of boxes included, is itself a low one. */
const isLowRow = (robots: readonly LineUpRobot[], index: number) =>
  robots
    .slice(index - (index % rowOnPhones), index - (index % rowOnPhones) + rowOnPhones)
    .every(({ model }) => robotOf(model).sizeCm.h < 70);

/** To one scale, on one floor. */
export function LineUp({ robots }: { robots: readonly LineUpRobot[] }) {
  return (
    <div className="@container mt-6 md:mt-10">
      <ul className="line-up-scale isolate [--rise:148] grid grid-cols-5 gap-y-6 md:grid-cols-10">
        {robots.map(({ model, to, picture, isNew = true }, index) => (
          <li
            key={model}
            aria-hidden={!isNew}
            className={classNames(
              'group relative text-center',
              floor,
              isLowRow(robots, index) && 'max-md:[--rise:76]',
            )}
          >
            <div className="relative h-[calc(var(--rise)*var(--cm))]">
              <RobotInLine
                name={smallModel(model)}
                picture={picture}
                className={classNames(
                  'absolute bottom-0 left-1/2 -translate-x-1/2 transition-transform duration-500',
                  isNew ? 'group-hover:-translate-y-1' : 'opacity-25 grayscale',
                )}
              />
            </div>
            {isNew && (
              <Link
                to={to}
                className="mt-2 block font-bold text-ink after:absolute after:inset-0 group-hover:text-accent-strong"
              >
                {model}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
