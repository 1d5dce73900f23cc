import { Minus, Plus, RotateCcw, Ruler, Tag } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ViewerToolsProps {
  isMeasured: boolean;
  areNamed: boolean;
  onMeasure: () => void;
  onName: () => void;
  /** Steps closer, or back. */
  onZoom: (steps: number) => void;
  onReset: () => void;
}

export function ViewerTools(props: ViewerToolsProps) {
  const { isMeasured, areNamed, onMeasure, onName, onZoom, onReset } = props;
  return (
    <div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">보기 설정</legend>
        <Button look={isMeasured ? 'primary' : 'secondary'} aria-pressed={isMeasured} onClick={onMeasure}>
          <Ruler aria-hidden className="size-5" />
          치수 보기
        </Button>
        <Button look={areNamed ? 'primary' : 'secondary'} aria-pressed={areNamed} onClick={onName}>
          <Tag aria-hidden className="size-5" />
          부품 보기
        </Button>
        <Button look="secondary" size="icon" aria-label="확대" onClick={() => onZoom(2)}>
          <Plus aria-hidden className="size-5" />
        </Button>
        <Button look="secondary" size="icon" aria-label="축소" onClick={() => onZoom(-2)}>
          <Minus aria-hidden className="size-5" />
        </Button>
        <Button look="secondary" size="icon" aria-label="처음 위치로" onClick={onReset}>
          <RotateCcw aria-hidden className="size-5" />
        </Button>
      </fieldset>
      <p className="mt-4 text-small text-muted">
        {
          '끌어서 돌리고, 휠이나 두\u00a0손가락으로 확대합니다. 키보드로는 방향키와 +,\u00a0−\u00a0키를 씁니다.'
        }
      </p>
    </div>
  );
}
