import { Download } from 'lucide-react';
import { useState } from 'react';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import type { InquiryQuery } from '#contract/inquiry-desk.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { fetchFile, saveFile } from '#web/api/download.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { withSession } from '../session/admin-call.ts';
import { loadFailure } from '../user-message.ts';

interface ExportButtonProps {
  category: number;
  /** Which inquiries, as the list asks for them. */
  query: Partial<InquiryQuery>;
  /** How many the list has. */
  total: number;
}

/** Gives what the list shows, all pages of it, as a file. */
export function ExportButton({ category, query, total }: ExportButtonProps) {
  const { alert, confirm } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);

  const save = async () => {
    if (total > limits.exportedInquiries && !(await confirm(messages.ask.exportPart))) return;
    setBusy(true);
    try {
      const input = { query: { ...query, category } };
      saveFile(await withSession(() => fetchFile(inquiryDeskApi.export, input)));
    } catch (error) {
      await alert(loadFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button look="secondary" size="sm" disabled={isBusy || total === 0} onClick={() => void save()}>
      <Download aria-hidden className="size-4" />
      {isBusy ? '내려받는 중' : '엑셀 내려받기'}
    </Button>
  );
}
