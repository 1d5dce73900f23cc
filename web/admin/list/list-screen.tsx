import type { ReactNode } from 'react';
import { LoadedArea } from '../frame/loaded-area.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { Loaded } from '../load-result.ts';

interface ListScreenProps<Value> {
  title: string;
  filters: ReactNode;
  /** Beside the title: what else can be done here. */
  actions?: ReactNode;
  loaded: Loaded<Value>;
  children: (value: Value) => ReactNode;
}

/** Title, filters and list, always in the same places; the filters stay when the list cannot be read. */
export function ListScreen<Value>({ title, filters, actions, loaded, children }: ListScreenProps<Value>) {
  return (
    <>
      <PageHead title={title}>{actions}</PageHead>
      <div data-print="hide" className="flex flex-wrap items-center gap-3">
        {filters}
      </div>
      <LoadedArea loaded={loaded}>{children}</LoadedArea>
    </>
  );
}
