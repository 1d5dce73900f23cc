import { Maximize, Minus, Plus } from 'lucide-react';
import { ToolButton } from './tool-button.tsx';

export interface ZoomWords {
  zoomIn: string;
  zoomOut: string;
  whole: string;
}

interface ZoomButtonsProps {
  words: ZoomWords;
  isWhole: boolean;
  onZoom: (factor: number) => void;
  onWhole: () => void;
}

export function ZoomButtons({ words, isWhole, onZoom, onWhole }: ZoomButtonsProps) {
  return (
    <div data-print="hide" className="flex shrink-0 rounded-full border border-line bg-white noscript:hidden">
      <ToolButton label={words.zoomOut} isOff={isWhole} onClick={() => onZoom(1 / 1.5)}>
        <Minus aria-hidden className="size-5" />
      </ToolButton>
      <ToolButton label={words.whole} isOff={isWhole} onClick={onWhole}>
        <Maximize aria-hidden className="size-4.5" />
      </ToolButton>
      <ToolButton label={words.zoomIn} onClick={() => onZoom(1.5)}>
        <Plus aria-hidden className="size-5" />
      </ToolButton>
    </div>
  );
}
