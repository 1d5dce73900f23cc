import { readableSize } from '#contract/file-size.ts';
import { acceptedAttachments, isImageName } from '#contract/file-types.ts';
import { attachmentUpload } from '#contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Attachment } from './attachment.tsx';
import { attachmentRule } from './attachment-rules.ts';
import { ChosenFile } from './chosen-file.tsx';
import { FilePreview } from './file-preview.tsx';
import { FilePicker } from './file-picker.tsx';
import type { MediaRowsProps } from './use-post-form.ts';

/** The attachment of a post: choose, look at it, replace it, remove it, change one's mind. */
export function AttachmentField({ state, stored }: MediaRowsProps) {
  const { draft, change } = state;
  return (
    <div className="grid gap-3">
      <FilePicker
        label="첨부파일"
        hint={`이미지, pdf, doc, docx, hwp, txt 파일을 ${readableSize(attachmentUpload.maxBytes)}까지 첨부할 수 있습니다.`}
        accept={acceptedAttachments}
        rule={attachmentRule}
        kept={draft.kept && `현재 파일: ${draft.kept.originalName}`}
        chosen={draft.chosen}
        onChoose={(chosen) => change({ chosen })}
        isTurning={state.isTurning}
        onTurning={state.setTurning}
      />
      {draft.chosen !== null && (
        <ChosenFile file={draft.chosen} onCancel={() => change({ chosen: null })}>
          {isImageName(draft.chosen.name) && (
            <FilePreview
              file={draft.chosen}
              alt="선택한 이미지 미리보기"
              className="max-h-72 max-w-full rounded-sm"
            />
          )}
        </ChosenFile>
      )}
      {draft.chosen === null && draft.kept !== null && (
        <div className="grid justify-items-start gap-3 rounded-sm border border-line p-4">
          <Attachment file={draft.kept} />
          <Button look="danger" size="sm" onClick={() => change({ kept: null })}>
            첨부파일 삭제
          </Button>
        </div>
      )}
      {draft.chosen === null && draft.kept === null && stored !== null && (
        <div className="flex flex-wrap items-center gap-3 text-label">
          <p>저장하면 첨부파일이 삭제됩니다.</p>
          <Button look="secondary" size="sm" onClick={() => change({ kept: stored })}>
            되돌리기
          </Button>
        </div>
      )}
    </div>
  );
}
