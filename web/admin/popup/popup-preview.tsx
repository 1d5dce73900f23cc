import { uploadAddress } from '#contract/upload-address.ts';
import type { Popup } from '#contract/popup.ts';
import { FilePreview } from '../post/file-preview.tsx';

interface PopupPreviewProps {
  /** The picture chosen now; it is shown in place of the stored one. */
  file: File | null;
  popup: Popup | null;
  /** Where a click would lead. */
  target: string;
}

/** How visitors see the popup over the home page. */
export function PopupPreview({ file, popup, target }: PopupPreviewProps) {
  const picture = 'block h-auto w-full';
  return (
    <figure className="grid gap-2">
      <figcaption className="text-label font-semibold text-ink">방문자 화면 미리보기</figcaption>
      <div className="night-glow grid min-h-72 place-items-center rounded-sm p-6">
        <div className="w-full max-w-80 overflow-hidden rounded-md bg-white shadow-float">
          {file !== null && <FilePreview file={file} alt="선택한 팝업 이미지" className={picture} />}
          {file === null && popup !== null && (
            <img src={uploadAddress(popup.file.storedName)} alt="등록된 팝업 이미지" className={picture} />
          )}
          {file === null && popup === null && (
            <p className="px-6 py-16 text-center text-label text-muted">
              이미지를 선택하면 이곳에 표시됩니다.
            </p>
          )}
          <div className="flex items-center justify-between border-t border-line px-4 py-3 text-small text-muted">
            <span>오늘 하루 보지 않기</span>
            <span className="font-semibold text-ink">닫기</span>
          </div>
        </div>
      </div>
      <p className="text-small text-muted">이미지를 누르면 {target}(으)로 이동합니다.</p>
    </figure>
  );
}
