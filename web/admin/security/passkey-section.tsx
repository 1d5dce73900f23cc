import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import type { Passkey, SecondStepState } from '#contract/second-step.ts';
import { detailDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { PromptDialog } from './prompt-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { addPasskey, removePasskey } from './security-calls.ts';
import { codesLeft, SecuritySection } from './security-section.tsx';

type Open =
  | { kind: 'new' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'removal'; passkey: Passkey };

interface PasskeySectionProps extends SecondStepState {
  onChanged: () => Promise<void>;
}

/** A second step by a finger, a face or a key that is plugged in. */
export function PasskeySection({ passkeys, isTotpOn, recoveryCodes, onChanged }: PasskeySectionProps) {
  const { alert } = useDialogs();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isOn = passkeys.length > 0;
  // With the telephone's codes it is said there.
  const saysCodes = isOn && !isTotpOn;
  return (
    <SecuritySection
      title="패스키"
      isOn={isOn}
      note={`로그인할 때 비밀번호와 함께 지문, 얼굴 인식, 보안 키로 본인인지 확인합니다.${saysCodes ? ` ${codesLeft(recoveryCodes)}` : ''}`}
    >
      {isOn && (
        <ul className="grid w-full divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="text-label">
                <span className="block font-semibold text-ink">{passkey.name}</span>
                <span className="text-small text-muted">
                  {detailDate(passkey.createdAt)} 등록
                  {passkey.usedAt !== null && `, ${detailDate(passkey.usedAt)} 사용`}
                </span>
              </p>
              <Button
                look="secondary"
                size="sm"
                aria-label={`${passkey.name} 패스키 삭제`}
                onClick={() => setOpen({ kind: 'removal', passkey })}
              >
                삭제
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setOpen({ kind: 'new' })}>패스키 등록</Button>
      {open?.kind === 'new' && (
        <PromptDialog
          title="패스키 등록"
          asks={['password']}
          accept="다음"
          onClose={close}
          onSubmit={async ({ password }) => {
            const codes = await addPasskey(password);
            setOpen(codes.length > 0 ? { kind: 'codes', codes } : null);
            await onChanged();
            if (codes.length === 0) await alert(messages.admin.passkeyAdded);
          }}
        >
          <p>본인 확인을 위해 현재 비밀번호를 입력해주세요. 이어서 기기가 지문이나 PIN을 물어봅니다.</p>
        </PromptDialog>
      )}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'removal' && (
        <PromptDialog
          title="패스키 삭제"
          asks={['password', 'code']}
          accept="삭제"
          onClose={close}
          onSubmit={async ({ password, code }) => {
            await removePasskey(open.passkey.id, password, code);
            close();
            await onChanged();
            await alert(messages.admin.passkeyRemoved);
          }}
        >
          <p>
            {open.passkey.name} 패스키로는 더 이상 로그인할 수 없습니다. 다른 패스키나 인증 앱이 없으면
            비밀번호만으로 로그인하게 됩니다. 인증 앱의 코드나 복구 코드를 입력해주세요.
          </p>
        </PromptDialog>
      )}
    </SecuritySection>
  );
}
