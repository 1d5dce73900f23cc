import { classNames } from './class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from './picture.tsx';

interface RobotInLineProps {
  /** As the names of its files write it: `t10`. */
  name: string;
  picture: PictureData;
  className?: string;
}

/** A robot from the front, to the scale of those beside it: `--cm` says how long a centimetre is. */
export function RobotInLine({ name, picture, className }: RobotInLineProps) {
  return (
    <Picture
      picture={picture}
      sizes="10rem"
      alt=""
      className={classNames(
        'h-auto w-[calc(var(--px)/5*var(--cm))] max-w-none',
        // How wide it is at its full size (`--px`): pictures/line.css.
        `${name}-line`,
        className,
      )}
    />
  );
}
