import { useEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { Field } from '#web/ui/field.tsx';
import { namedFile, type FileRule } from './attachment-rules.ts';
import { isHeicPhoto, jpegOf } from './heic-photo.ts';
import { useGivenFile } from './use-given-file.ts';

interface FilePickerProps {
  label: string;
  hint: string;
  accept: string;
  rule: FileRule;
  /** What to say of a file that is there already; null while there is none. */
  kept: string | null;
  chosen: File | null;
  onChoose: (file: File | null) => void;
  /** While a photo is being turned into a picture that can be sent. */
  isTurning: boolean;
  onTurning: (isTurning: boolean) => void;
}

function whatIsThere(kept: string | null) {
  if (kept === null) return '선택한 파일이 없습니다. 파일을 끌어다 놓거나 붙여넣어도 됩니다.';
  return (
    <>
      {kept} <span className="block">새 파일을 선택하면 교체됩니다.</span>
    </>
  );
}

/** The file as it can be sent, or why it cannot be. */
async function prepared(given: File, rule: FileRule): Promise<File | string> {
  const file = isHeicPhoto(given) ? await jpegOf(given) : namedFile(given);
  return file === null ? messages.valid.heic : (rule(file) ?? file);
}

/** Takes a file from the disk, dropped or pasted, and says at once when it cannot be sent. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, accept, rule, kept, chosen, onChoose, isTurning, onTurning } = props;
  const { alert } = useDialogs();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isOneOfSeveral, setOneOfSeveral] = useState(false);
  const newest = useRef<File>(undefined);

  const take = async (given: File | undefined, cameWithOthers = false) => {
    newest.current = given;
    setError(undefined);
    onTurning(given !== undefined && isHeicPhoto(given));
    const result = given === undefined ? null : await prepared(given, rule);
    // Another file was given while a photo was being turned.
    if (newest.current !== given) return;
    onTurning(false);
    if (typeof result !== 'string') {
      setOneOfSeveral(cameWithOthers);
      onChoose(result);
      return;
    }
    // What was chosen before stays chosen.
    if (input.current) input.current.value = '';
    await alert(result);
    if (chosen === null) setError(result);
  };

  const isOver = useGivenFile((file, cameWithOthers) => {
    // While the form is being sent, nothing in it changes.
    if (input.current?.matches(':disabled') === false) void take(file, cameWithOthers);
  });

  // A file that was given up elsewhere must not linger in the browser's own field.
  useEffect(() => {
    if (chosen === null && input.current) input.current.value = '';
  }, [chosen]);

  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-3 rounded-sm border border-dashed p-4 transition-colors',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong',
            isOver ? 'border-accent-strong bg-tint' : 'border-muted bg-surface',
          )}
        >
          <input
            ref={input}
            {...ties}
            type="file"
            accept={accept}
            onChange={(event) => void take(event.target.files?.[0])}
            className="sr-only"
          />
          {/* The browser's own button speaks the browser's language; this one only stands in for the mouse. */}
          <Button look="secondary" size="sm" aria-hidden tabIndex={-1} onClick={() => input.current?.click()}>
            파일 선택
          </Button>
          <span aria-live="polite" className="min-w-0 text-label wrap-anywhere text-muted">
            {isTurning ? '사진을 변환하고 있습니다.' : (chosen?.name ?? whatIsThere(kept))}
            {isOneOfSeveral && chosen !== null && (
              <span className="block font-semibold text-warm">{messages.valid.oneFile}</span>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
