import { X } from 'lucide-react';
import type { Popup } from '#contract/popup.ts';
import { uploadAddress } from '#contract/upload-address.ts';
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
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-label font-semibold text-ink">방문자 화면 미리보기</figcaption>
      <div className="night-glow grid place-items-center rounded-sm p-6">
        <div className="relative w-full max-w-80 overflow-hidden rounded-md bg-white shadow-float">
          <span aria-hidden className="absolute top-3 right-3 rounded-full bg-night/55 p-2 text-white">
            <X className="size-5" />
          </span>
          <PreviewPicture file={file} popup={popup} />
          <p className="flex items-center gap-2 px-4 py-3 text-label">
            <span aria-hidden className="size-4 rounded-[3px] border border-muted" />
            오늘 하루 보지 않기
          </p>
        </div>
      </div>
      <p className="text-small text-muted">이미지를 누르면 이동하는 주소: {target}</p>
    </figure>
  );
}

function PreviewPicture({ file, popup }: Pick<PopupPreviewProps, 'file' | 'popup'>) {
  const picture = 'block max-h-[28rem] w-full object-contain';
  if (file !== null) return <FilePreview file={file} alt="선택한 팝업 이미지" className={picture} />;
  if (popup === null)
    return (
      <p className="px-6 py-16 text-center text-label text-muted">이미지를 선택하면 이곳에 표시됩니다.</p>
    );
  return <img src={uploadAddress(popup.file.storedName)} alt="등록된 팝업 이미지" className={picture} />;
}
