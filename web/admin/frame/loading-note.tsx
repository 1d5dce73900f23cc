import { LoaderCircle } from 'lucide-react';
import { messages } from '#contract/messages.ts';

/**
 * Says that something is on its way, over the screen that still stands there. What comes at once comes without it: it
 * shows after a moment. It is always there to be listened to, and outside of what is busy.
 */
export function LoadingNote({ isLoading }: { isLoading: boolean }) {
  return (
    <output className="pointer-events-none sticky top-18 z-10 flex h-0 justify-center print:hidden">
      {isLoading && (
        <span className="mt-4 flex h-10 items-center gap-2 rounded-full bg-ink px-4 text-label font-semibold text-white shadow-float transition-opacity delay-150 starting:opacity-0">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {messages.public.loading}
        </span>
      )}
    </output>
  );
}
