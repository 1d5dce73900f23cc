import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { popupTarget } from '#contract/popup.ts';
import { fetchPopups, popupSizes, type ReadyPopup } from './current-popup.ts';
import { isSilencedToday, silenceToday } from './popup-day.ts';
import { PopupSlides } from './popup-slides.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

/** Asks for the popups once the page is hydrated; whatever goes wrong, there are simply none. */
export function HomePopup({ fallback }: { fallback: string }) {
  const [popups, setPopups] = useState<readonly ReadyPopup[]>([]);
  const [silence, setSilence] = useState(false);
  useEffect(() => {
    if (isSilencedToday(localStorage, new Date())) return undefined;
    const leaving = new AbortController();
    fetchPopups(leaving.signal).then(
      (found) => leaving.signal.aborted || setPopups(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const [first] = popups;
  if (first === undefined) return null;
  const close = () => {
    if (silence) silenceToday(localStorage, new Date());
    setPopups([]);
  };
  const show = (popup: ReadyPopup, look: { link: string; picture: string }) => (
    <Link to={popupTarget(popup.link, fallback)} onClick={close} className={look.link}>
      <UploadPicture
        storedName={popup.file.storedName}
        alt={popup.alt || '안내 자세히 보기'}
        sizes={popupSizes}
        width={popup.width}
        height={popup.height}
        loading="eager"
        className={look.picture}
      />
    </Link>
  );
  const checkbox = (
    <Checkbox
      label="오늘 하루 보지 않기"
      checked={silence}
      onChange={(event) => setSilence(event.target.checked)}
      className="bg-white px-5 py-2"
    />
  );
  return (
    <Dialog title="안내" hideTitle onClose={close} width="sm" className={popups[1] ? '' : 'short:w-fit'}>
      {popups.length === 1 ? (
        <>
          {show(first, {
            link: 'block -outline-offset-3',
            picture: 'h-auto max-h-[70dvh] w-full object-contain short:w-auto',
          })}
          {checkbox}
        </>
      ) : (
        <PopupSlides
          popups={popups}
          show={(popup) =>
            show(popup, {
              link: 'flex size-full items-center -outline-offset-3',
              picture: 'h-auto max-h-full w-full object-contain',
            })
          }
        >
          {checkbox}
        </PopupSlides>
      )}
    </Dialog>
  );
}
