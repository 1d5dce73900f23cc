import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { startAnew } from '#web/api/start-anew.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import type { BodyEditorProps } from './body-editor.tsx';

/** The connection was gone: what is written stays, can be sent as it is, and is offered again by a page that starts anew. */
export function MissingEditor({ onLeave }: Pick<BodyEditorProps, 'onLeave'>) {
  const { alert } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await startAnew(onLeave);
    } catch {
      setBusy(false);
      await alert(messages.admin.offline);
    }
  };
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-sm border border-line p-4 text-label">
      <p className="text-text">
        편집기를 불러오지 못했습니다. 작성한 내용은 그대로 있습니다. 다시 시도하면 화면을 새로 불러온 뒤
        이어서 쓸 수 있습니다.
      </p>
      <Button look="secondary" size="sm" disabled={isBusy} onClick={() => void retry()}>
        다시 시도
      </Button>
    </div>
  );
}
