import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { popupTarget } from '#contract/popup.ts';
import { fetchPopup, popupSizes, type ReadyPopup } from './current-popup.ts';
import { isSilencedToday, silenceToday } from './popup-day.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

/** Asks for the popup once the page is hydrated; whatever goes wrong, there is simply none. */
export function HomePopup({ fallback }: { fallback: string }) {
  const [popup, setPopup] = useState<ReadyPopup | null>(null);
  const [silence, setSilence] = useState(false);
  useEffect(() => {
    if (isSilencedToday(localStorage, new Date())) return undefined;
    const leaving = new AbortController();
    fetchPopup(leaving.signal).then(
      (found) => leaving.signal.aborted || setPopup(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (!popup) return null;
  const close = () => {
    if (silence) silenceToday(localStorage, new Date());
    setPopup(null);
  };
  return (
    <Dialog title="안내" hideTitle onClose={close} width="sm">
      <Link to={popupTarget(popup.link, fallback)} onClick={close} className="block -outline-offset-3">
        <UploadPicture
          storedName={popup.file.storedName}
          alt="안내 자세히 보기"
          sizes={popupSizes}
          width={popup.width}
          height={popup.height}
          loading="eager"
          className="h-auto max-h-[70dvh] w-full object-contain"
        />
      </Link>
      <Checkbox
        label="오늘 하루 보지 않기"
        checked={silence}
        onChange={(event) => setSilence(event.target.checked)}
        className="px-5 py-2"
      />
    </Dialog>
  );
}
