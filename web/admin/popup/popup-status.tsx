import { messages } from '#contract/messages.ts';
import type { Popup } from '#contract/popup.ts';
import { uploadAddress } from '#contract/upload-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DetailRow, DetailRows } from '../frame/detail-rows.tsx';

/** Whether visitors see a popup now, and which. */
export function PopupStatus({ popup }: { popup: Popup | null }) {
  return (
    <DetailRows>
      <DetailRow label="현재 상태">
        {popup === null ? (
          <span className="flex flex-wrap items-center gap-3">
            <Chip tone="neutral">비활성</Chip> {messages.admin.popupInactive}
          </span>
        ) : (
          <div className="flex gap-4">
            <img
              src={uploadAddress(popup.file.storedName)}
              alt="현재 팝업"
              className="max-h-28 max-w-40 rounded-sm ring-1 ring-line"
            />
            <div className="grid min-w-0 content-start justify-items-start gap-1">
              <Chip>활성</Chip>
              <p className="mt-1">{popup.file.originalName}</p>
              <p className="text-label text-muted">링크: {popup.link === '' ? '-' : popup.link}</p>
            </div>
          </div>
        )}
      </DetailRow>
    </DetailRows>
  );
}
