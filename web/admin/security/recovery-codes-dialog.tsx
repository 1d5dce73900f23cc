import { Dialog } from '#web/ui/dialog.tsx';
import { CopyButton } from '../frame/copy-button.tsx';

/** Codes to fall back on, shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="복구 코드" width="md" onClose={onClose}>
      <div className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8">
        <p>
          휴대전화나 패스키를 쓸 수 없을 때 로그인하는 코드입니다. 코드마다 한 번만 쓸 수 있고, 이 창을 닫으면
          다시 볼 수 없습니다. 안전한 곳에 적어 두세요.
        </p>
        <ul className="grid gap-2 rounded-sm bg-surface p-4 font-mono text-label text-ink sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} />
      </div>
    </Dialog>
  );
}
