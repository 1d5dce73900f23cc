import { detailDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import type { KeptPost } from './kept-post.ts';
import type { Autosave } from './use-autosave.ts';

interface AutosaveBarProps {
  autosave: Autosave;
  onContinue: (kept: KeptPost) => void;
}

/** Over the form: what was being written before, and who else is writing it. */
export function AutosaveBar({ autosave, onContinue }: AutosaveBarProps) {
  const { offered, isElsewhere, settle, discard } = autosave;
  return (
    <>
      {isElsewhere && (
        <output className="block rounded-sm px-4 py-3 text-label text-warm ring-1 ring-warm/40">
          다른 탭에서도 이 글을 쓰고 있습니다. 이 탭에서 쓰는 내용은 자동으로 보관하지 않습니다.
        </output>
      )}
      {offered !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm bg-tint px-4 py-3 text-label text-ink">
          <output>
            <time dateTime={offered.at}>{detailDate(offered.at)}</time>에 쓰던 글이 있습니다.
            {offered.fileName !== '' && ` 첨부파일(${offered.fileName})은 다시 선택해주세요.`}
          </output>
          <div className="flex gap-2">
            <Button
              size="sm"
              onClick={() => {
                settle();
                onContinue(offered);
              }}
            >
              이어서 쓰기
            </Button>
            <Button look="secondary" size="sm" onClick={discard}>
              버리기
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
