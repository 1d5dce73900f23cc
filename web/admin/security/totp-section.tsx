import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import type { SecondStepState, TotpSecret } from '#contract/second-step.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { PromptDialog } from './prompt-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { beginTotp, confirmTotp, removeTotp } from './security-calls.ts';
import { codesLeft, SecuritySection } from './security-section.tsx';

type Open =
  | { kind: 'password' }
  | { kind: 'secret'; made: TotpSecret }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'removal' };

interface TotpSectionProps extends SecondStepState {
  onChanged: () => Promise<void>;
}

/** A second step by the codes of a telephone. */
export function TotpSection({ isTotpOn, recoveryCodes, onChanged }: TotpSectionProps) {
  const { alert } = useDialogs();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <SecuritySection
      title="인증 앱"
      isOn={isTotpOn}
      note={
        isTotpOn
          ? `로그인할 때 인증 앱의 코드를 함께 확인합니다. ${codesLeft(recoveryCodes)}`
          : '로그인할 때 비밀번호와 함께 휴대전화 인증 앱의 6자리 코드를 확인합니다.'
      }
    >
      {isTotpOn ? (
        <Button look="danger" onClick={() => setOpen({ kind: 'removal' })}>
          인증 앱 해제
        </Button>
      ) : (
        <Button onClick={() => setOpen({ kind: 'password' })}>인증 앱 등록</Button>
      )}
      {open?.kind === 'password' && (
        <PromptDialog
          title="인증 앱 등록"
          asks={['password']}
          accept="다음"
          onClose={close}
          onSubmit={async ({ password }) => setOpen({ kind: 'secret', made: await beginTotp(password) })}
        >
          <p>본인 확인을 위해 현재 비밀번호를 입력해주세요.</p>
        </PromptDialog>
      )}
      {open?.kind === 'secret' && (
        <PromptDialog
          title="인증 앱 등록"
          asks={['code']}
          accept="확인"
          onClose={close}
          onSubmit={async ({ code }) => {
            const codes = await confirmTotp(code);
            setOpen({ kind: 'codes', codes });
            await onChanged();
          }}
        >
          <Secret {...open.made} />
        </PromptDialog>
      )}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'removal' && (
        <PromptDialog
          title="인증 앱 해제"
          asks={['password', 'code']}
          accept="해제"
          onClose={close}
          onSubmit={async ({ password, code }) => {
            await removeTotp(password, code);
            close();
            await onChanged();
            await alert(messages.admin.totpRemoved);
          }}
        >
          <p>
            해제하면 인증 앱의 코드를 묻지 않으며, 등록한 패스키도 없으면 비밀번호만으로 로그인하게 됩니다.
            인증 앱의 코드나 복구 코드를 입력해주세요.
          </p>
        </PromptDialog>
      )}
    </SecuritySection>
  );
}

/** For the camera and, where there is none, for the keyboard. */
function Secret({ secret, uri }: TotpSecret) {
  return (
    <div className="grid justify-items-center gap-4">
      <p>인증 앱으로 QR 코드를 찍은 뒤, 앱에 표시된 6자리 숫자를 입력해주세요.</p>
      <QrCode text={uri} label="인증 앱에 등록할 QR 코드" />
      <p className="text-center text-small text-muted">
        찍을 수 없다면 이 키를 앱에 입력해주세요.
        <code className="block font-semibold text-ink">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
