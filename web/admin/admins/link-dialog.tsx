import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CopyButton } from '../frame/copy-button.tsx';

/** A link to hand on, shown this once. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title="비밀번호 설정 링크" onClose={onClose}>
      <div className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8">
        <p>
          아래 주소를 본인에게만 전달해주세요. 주소를 연 사람이 비밀번호를 정합니다. 24시간 동안 한 번만
          사용할 수 있고, 이 창을 닫으면 다시 볼 수 없습니다.
        </p>
        <TextField label="링크" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={link} />
      </div>
    </Dialog>
  );
}
