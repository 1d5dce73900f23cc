import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { X } from 'lucide-react';
import { embedAddress } from '#contract/video-address.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VideoFrame } from '#web/ui/video-frame.tsx';

export function VideoView({ node, selected, deleteNode }: NodeViewProps) {
  const address = embedAddress(String(node.attrs['address']));
  return (
    <NodeViewWrapper
      as="figure"
      contentEditable={false}
      className={classNames(
        'my-4 grid justify-items-start gap-3 rounded-sm border p-3',
        selected ? 'border-accent-strong' : 'border-line',
      )}
    >
      <div className="w-full max-w-md">
        {address !== null && <VideoFrame address={address} title="본문" />}
      </div>
      <Button look="secondary" size="sm" onClick={deleteNode}>
        <X aria-hidden className="size-4" />
        영상 빼기
      </Button>
    </NodeViewWrapper>
  );
}
