import { LoaderCircle } from 'lucide-react';
import { messages } from '#contract/messages.ts';

/**
 * Says that something is on its way, over the screen that still stands there. What comes at once comes without it: it
 * shows after a moment. It is always there to be listened to, and outside of what is busy.
 */
export function LoadingNote({ isLoading }: { isLoading: boolean }) {
  return (
    <output className="pointer-events-none fixed inset-x-0 top-18 z-10 flex justify-center print:hidden">
      {isLoading && (
        <span className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-label font-semibold text-white shadow-float transition-opacity delay-150 starting:opacity-0">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {messages.public.loading}
        </span>
      )}
    </output>
  );
}
