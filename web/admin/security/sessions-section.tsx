import { useState } from 'react';
import type { OwnSession } from '#contract/own-sessions.ts';
import { detailDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { updateFailure } from '../user-message.ts';
import { endSession } from './security-calls.ts';
import { SecuritySection } from './security-section.tsx';

interface SessionsSectionProps {
  sessions: readonly OwnSession[];
  onChanged: () => Promise<void>;
}

/** Where somebody is logged in; the session that looks is ended by logging out. */
export function SessionsSection({ sessions, onChanged }: SessionsSectionProps) {
  const { alert } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const end = async ({ id }: OwnSession) => {
    setBusy(true);
    await endSession(id).catch((error: unknown) => alert(updateFailure(error)));
    await onChanged();
    setBusy(false);
  };
  return (
    <SecuritySection
      title="로그인된 기기"
      note="모르는 기기가 있으면 로그아웃한 뒤 비밀번호를 바꿔주세요. 시각은 로그인한 때와 마지막으로 사용한 때입니다."
    >
      <ul className="grid w-full divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <p className="text-label">
              <span className="block font-semibold text-ink">{session.device}</span>
              <span className="text-small text-muted">
                {session.address && `${session.address}, `}
                {detailDate(session.createdAt)} ~ {detailDate(session.usedAt)}
              </span>
            </p>
            {session.current ? (
              <Chip>지금 이 기기</Chip>
            ) : (
              <Button
                look="secondary"
                size="sm"
                disabled={isBusy}
                aria-label={`${session.device} 로그아웃`}
                onClick={() => void end(session)}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SecuritySection>
  );
}
