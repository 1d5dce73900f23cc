import { readableSize } from '#contract/file-size.ts';
import { acceptedImages } from '#contract/file-types.ts';
import { limits } from '#contract/limits.ts';
import { seoulClock } from '#contract/moment.ts';
import { messages } from '#contract/messages.ts';
import { popupDevices, popupTarget, type Popup, type PopupDevice } from '#contract/popup.ts';
import { withScheme } from '#contract/safe-link.ts';
import { popupUpload } from '#contract/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ButtonForm } from '../frame/button-form.tsx';
import { MomentField } from '../frame/moment-field.tsx';
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
  /** Where one among several is changed; null while there are no others. */
  hrefOf: ((id: number) => string) | null;
}

export function PopupForm({ popup, plainTarget, hrefOf }: PopupFormProps) {
  const form = usePopupForm(popup, hrefOf);
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
        <LinkField form={form} />
        <DisplayFields form={form} />
        {form.progress !== null && <UploadProgress share={form.progress} />}
        <div className="flex flex-wrap gap-2">
          <Button disabled={form.isTurning} onClick={form.register}>
            {popup === null ? '팝업 등록' : '팝업 교체'}
          </Button>
          {popup !== null && form.file === null && form.changes.length > 0 && (
            <Button look="secondary" onClick={(event) => form.save(event, popup)}>
              {form.changes.every((field) => field === 'link') ? '링크만 저장' : '변경 사항 저장'}
            </Button>
          )}
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

interface FieldsProps {
  form: ReturnType<typeof usePopupForm>;
}

function LinkField({ form }: FieldsProps) {
  const { hint = '비워 두면 제품 문의 페이지로 이동합니다.', error } = limitNotes(
    form.input.link,
    limits.url,
  );
  return (
    <TextField
      label="링크"
      name="link"
      inputMode="url"
      placeholder="https:// 또는 /로 시작하는 주소"
      hint={hint}
      error={form.errors['link'] ?? error}
      value={form.input.link}
      onChange={(event) => form.type({ link: event.target.value })}
    />
  );
}

const devices = Object.entries(popupDevices).map(([value, label]) => ({ value, label }));

/** A stored moment as the field shows it; what is being typed stays as it is. */
const onClock = (moment: string) => (moment.endsWith('Z') ? seoulClock(moment) : moment);

/** What is said of the picture; when and where it is shown. */
function DisplayFields({ form }: FieldsProps) {
  const { alt, from, to, device, on } = form.input;
  const { hint = '이미지를 볼 수 없는 방문자에게 읽어주는 설명입니다.', error } = limitNotes(
    alt,
    limits.popupAlt,
  );
  return (
    <>
      <TextField
        label="대체 텍스트"
        name="alt"
        hint={hint}
        error={error}
        value={alt}
        onChange={(event) => form.type({ alt: event.target.value })}
      />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <MomentField
          side="start"
          name="from"
          error={form.errors['from']}
          value={onClock(from)}
          onChange={(event) => form.type({ from: event.target.value })}
        />
        <MomentField
          side="end"
          name="to"
          error={form.errors['to'] ?? (form.isPeriodWrong ? messages.valid.popupPeriod : undefined)}
          value={onClock(to)}
          onChange={(event) => form.type({ to: event.target.value })}
        />
      </div>
      <RadioGroup
        label="표시할 기기"
        name="device"
        hint="가로 768px까지를 휴대전화 화면으로 봅니다."
        options={devices}
        value={device}
        onChange={(value) => form.type({ device: value as PopupDevice })}
      />
      <Checkbox
        label="이 팝업을 게시"
        hint="끄면 기간과 관계없이 방문자에게 보이지 않습니다."
        checked={on}
        onChange={(event) => form.type({ on: event.target.checked })}
      />
    </>
  );
}
