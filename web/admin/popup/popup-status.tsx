import { messages } from '#contract/messages.ts';
import type { Popup } from '#contract/popup.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DetailRow, DetailRows } from '../frame/detail-rows.tsx';
import { placeText, stateOf } from './popup-words.ts';

interface PopupStatusProps {
  popups: readonly Popup[];
  /** The present moment. */
  now: string;
}

/** Whether visitors see a popup now, and which. */
export function PopupStatus({ popups, now }: PopupStatusProps) {
  const shown = popups.filter((popup) => stateOf(popup, now).isShown).length;
  const [only, ...others] = popups;
  return (
    <DetailRows>
      <DetailRow label="현재 상태">
        {only !== undefined && others.length === 0 ? (
          <OnePopup popup={only} now={now} />
        ) : (
          <span className="flex flex-wrap items-center gap-3">
            <Activity isActive={shown > 0} />
            {only === undefined
              ? messages.admin.popupInactive
              : `팝업 ${popups.length}개 중 ${shown}개를 게시하고 있습니다.`}
          </span>
        )}
      </DetailRow>
    </DetailRows>
  );
}

function Activity({ isActive }: { isActive: boolean }) {
  return isActive ? <Chip>활성</Chip> : <Chip tone="neutral">비활성</Chip>;
}

function OnePopup({ popup, now }: { popup: Popup; now: string }) {
  const { isShown, word } = stateOf(popup, now);
  return (
    <div className="flex gap-4">
      <img
        src={uploadAddress(popup.file.storedName)}
        alt="현재 팝업"
        className="max-h-28 max-w-40 self-start rounded-sm ring-1 ring-line"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <Activity isActive={isShown} />
        <p className="mt-1 wrap-anywhere">{popup.file.originalName}</p>
        <p className="text-label wrap-anywhere text-muted">링크: {popup.link === '' ? '-' : popup.link}</p>
        <p className="text-label text-muted">
          {word} / {placeText(popup)}
        </p>
      </div>
    </div>
  );
}
