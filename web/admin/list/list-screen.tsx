import type { ReactNode } from 'react';
import { LoadedArea } from '../frame/loaded-area.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { Loaded } from '../load-result.ts';

interface ListScreenProps<Value> {
  title: string;
  filters: ReactNode;
  loaded: Loaded<Value>;
  children: (value: Value) => ReactNode;
}

/** Title, filters and list, always in the same places; the filters stay when the list cannot be read. */
export function ListScreen<Value>({ title, filters, loaded, children }: ListScreenProps<Value>) {
  return (
    <>
      <PageHead title={title} />
      <div className="grid gap-4 rounded-sm bg-surface p-4 md:p-5">{filters}</div>
      <LoadedArea loaded={loaded}>{children}</LoadedArea>
    </>
  );
}
