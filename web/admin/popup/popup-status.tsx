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
          <div className="grid justify-items-start gap-3">
            <Chip>활성</Chip>
            <img
              src={uploadAddress(popup.file.storedName)}
              alt="현재 팝업"
              className="max-h-64 max-w-full rounded-sm border border-line"
            />
            <p className="text-label text-muted">
              {popup.file.originalName} · 링크: {popup.link === '' ? '-' : popup.link}
            </p>
          </div>
        )}
      </DetailRow>
    </DetailRows>
  );
}
