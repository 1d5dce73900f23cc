import { readableSize } from '#contract/file-size.ts';
import { acceptedImages } from '#contract/file-types.ts';
import { limits } from '#contract/limits.ts';
import { popupTarget, type Popup } from '#contract/popup.ts';
import { withScheme } from '#contract/safe-link.ts';
import { popupUpload } from '#contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ButtonForm } from '../frame/button-form.tsx';
import { popupImageRule } from '../post/attachment-rules.ts';
import { ChosenFile } from '../post/chosen-file.tsx';
import { FilePicker } from '../post/file-picker.tsx';
import { limitNotes } from '../post/text-limit.ts';
import { UploadProgress } from '../post/upload-progress.tsx';
import { PopupPreview } from './popup-preview.tsx';
import { usePopupForm } from './use-popup-form.ts';

interface PopupFormProps {
  popup: Popup | null;
  /** Where the popup leads without a link of its own. */
  plainTarget: string;
}

export function PopupForm({ popup, plainTarget }: PopupFormProps) {
  const form = usePopupForm(popup);
  return (
    <ButtonForm className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <fieldset disabled={form.isBusy} className="grid min-w-0 gap-6">
        <FilePicker
          label="이미지"
          hint={`jpg, png, gif, webp, avif, bmp, heic 이미지를 ${readableSize(popupUpload.maxBytes)}까지 등록할 수 있습니다.`}
          accept={acceptedImages}
          rule={popupImageRule}
          kept={popup && '등록된 팝업이 있습니다.'}
          chosen={form.file}
          onChoose={form.setFile}
          isTurning={form.isTurning}
          onTurning={form.setTurning}
        />
        {form.file !== null && <ChosenFile file={form.file} onCancel={() => form.setFile(null)} />}
        <LinkField form={form} popup={popup} />
        {form.progress !== null && <UploadProgress share={form.progress} />}
        <div className="flex flex-wrap gap-2">
          <Button disabled={form.isTurning} onClick={form.register}>
            {popup === null ? '팝업 등록' : '팝업 교체'}
          </Button>
          {popup !== null && (
            <Button look="danger" onClick={form.remove}>
              팝업 삭제
            </Button>
          )}
        </div>
      </fieldset>
      <PopupPreview
        file={form.file}
        popup={popup}
        target={popupTarget(withScheme(form.input.link.trim()), plainTarget)}
      />
    </ButtonForm>
  );
}

interface LinkFieldProps {
  form: ReturnType<typeof usePopupForm>;
  popup: Popup | null;
}

/** With no new picture chosen, the link of the popup that is there can be saved alone. */
function LinkField({ form, popup }: LinkFieldProps) {
  const canSave = popup !== null && form.file === null && form.isChanged;
  const { hint = '비워 두면 제품 문의 페이지로 이동합니다.', error } = limitNotes(
    form.input.link,
    limits.url,
  );
  return (
    <div className="grid gap-2">
      <TextField
        label="링크"
        name="link"
        inputMode="url"
        placeholder="https:// 또는 /로 시작하는 주소"
        hint={hint}
        error={error}
        value={form.input.link}
        onChange={(event) => form.type({ link: event.target.value })}
      />
      {canSave && (
        <Button look="secondary" size="sm" className="justify-self-start" onClick={() => form.save(popup)}>
          링크만 저장
        </Button>
      )}
    </div>
  );
}
