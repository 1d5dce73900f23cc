import { smallModel, type Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface RobotInLineProps {
  model: Model;
  picture: PictureData;
  className?: string;
}

/** A robot from the front, to the scale of those beside it: `--cm` says how long a centimetre is. */
export function RobotInLine({ model, picture, className }: RobotInLineProps) {
  return (
    <Picture
      picture={picture}
      sizes="10rem"
      alt=""
      className={classNames(
        'h-auto w-[calc(var(--px)/5*var(--cm))] max-w-none',
        // How wide it is at its full size (`--px`): pictures/line.css.
        `${smallModel(model)}-line`,
        className,
      )}
    />
  );
}
