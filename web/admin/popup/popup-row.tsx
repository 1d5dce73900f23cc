import { Link } from 'react-router';
import type { Popup } from '#contract/popup.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { placeText, popupName, stateOf } from './popup-words.ts';

interface PopupRowProps {
  popup: Popup;
  now: string;
  /** Where it is changed. */
  href: string;
  isOpen: boolean;
}

/** One of several popups: its picture, how it stands, when and where it is shown. */
export function PopupRow({ popup, now, href, isOpen }: PopupRowProps) {
  const { isShown, word } = stateOf(popup, now);
  return (
    <div className="flex items-center gap-4">
      <img
        src={uploadAddress(popup.file.storedName)}
        alt=""
        className="size-16 shrink-0 rounded-sm bg-surface object-contain ring-1 ring-line"
      />
      <div className="grid min-w-0 justify-items-start gap-1">
        <Chip tone={isShown ? 'accent' : 'neutral'}>{word}</Chip>
        <Link
          to={href}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          className={classNames(
            'max-w-full truncate font-semibold underline-offset-4 hover:underline max-md:inline-block max-md:min-h-control max-md:content-center',
            isOpen ? 'text-accent-strong underline' : 'text-ink',
          )}
        >
          {popupName(popup)}
        </Link>
        <p className="text-label text-muted">{placeText(popup)}</p>
      </div>
    </div>
  );
}
