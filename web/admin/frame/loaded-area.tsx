import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { Loaded } from '../load-result.ts';

interface LoadedAreaProps<Value> {
  loaded: Loaded<Value>;
  /** Where a person can go when there is nothing to show. */
  wayOut?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Shows what was loaded, or why it was not, with a button to try again. */
export function LoadedArea<Value>({ loaded, wayOut, children }: LoadedAreaProps<Value>) {
  const { revalidate, state } = useRevalidator();
  if (loaded.ok) return children(loaded.value);
  return (
    <div className="grid justify-items-center gap-4 rounded-sm border border-line px-5 py-16 text-center">
      <p role="alert" className="font-semibold text-warm">
        {loaded.message}
      </p>
      <div className="flex gap-2">
        {loaded.canRetry && (
          <Button look="secondary" disabled={state === 'loading'} onClick={revalidate}>
            다시 시도
          </Button>
        )}
        {wayOut}
      </div>
    </div>
  );
}
