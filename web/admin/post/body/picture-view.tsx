import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PictureNode } from '#contract/body.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { UploadPicture } from '#web/ui/upload-picture.tsx';

/** A picture while it is written about: what it shows, and what stands below it. */
export function PictureView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { storedName, alt, caption, width, height } = node.attrs as PictureNode['attrs'];
  return (
    <NodeViewWrapper
      as="figure"
      contentEditable={false}
      className={classNames(
        'my-4 grid gap-3 rounded-sm border p-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]',
        selected ? 'border-accent-strong' : 'border-line',
      )}
    >
      <div data-drag-handle className="cursor-grab">
        <UploadPicture
          storedName={storedName}
          alt={alt || caption}
          sizes="14rem"
          width={width}
          height={height}
          className="max-h-56 w-full rounded-sm object-contain"
        />
      </div>
      <div className="grid content-start gap-3">
        <Words
          label="대체 텍스트"
          hint="사진을 볼 수 없는 분께 읽어 드립니다. 무엇이 보이는지 적어주세요."
          value={alt}
          onChange={(words) => updateAttributes({ alt: words })}
        />
        <Words
          label="사진 설명"
          hint="사진 아래에 표시됩니다."
          value={caption}
          onChange={(words) => updateAttributes({ caption: words })}
        />
        <div>
          <Button look="secondary" size="sm" onClick={deleteNode}>
            <X aria-hidden className="size-4" />
            사진 빼기
          </Button>
        </div>
      </div>
    </NodeViewWrapper>
  );
}

interface WordsProps {
  label: string;
  hint: string;
  value: string;
  onChange: (words: string) => void;
}

/**
 * The field keeps its own text: written back into it, what comes round by the editor would cut a Korean syllable short
 * that is still being made. What is undone elsewhere is taken over.
 */
function Words({ label, hint, value, onChange }: WordsProps) {
  const field = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    if (field.current && value !== said.current) field.current.value = value;
    said.current = value;
  }, [value]);
  return (
    <TextField
      ref={field}
      label={label}
      hint={hint}
      maxLength={limits.pictureText}
      defaultValue={value}
      onChange={(event) => {
        said.current = event.target.value;
        onChange(event.target.value);
      }}
    />
  );
}
