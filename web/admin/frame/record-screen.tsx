import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useBackAddress } from '../list/detail-link.tsx';
import type { Loaded } from '../load-result.ts';
import { LoadedArea } from './loaded-area.tsx';
import { PageHead } from './page-head.tsx';

interface RecordScreenProps<Value> {
  title: string;
  loaded: Loaded<Value>;
  /** The list to go to when the record was not opened from one. */
  plainList: string;
  children: (value: Value, backHref: string) => ReactNode;
}

/** One record, or why it is not there, with the way back to the list. */
export function RecordScreen<Value>({ title, loaded, plainList, children }: RecordScreenProps<Value>) {
  const backHref = useBackAddress(plainList);
  const wayOut = (
    <LinkButton look="secondary" to={backHref}>
      목록
    </LinkButton>
  );
  return (
    <>
      <PageHead title={title} />
      <LoadedArea loaded={loaded} wayOut={wayOut}>
        {(value) => children(value, backHref)}
      </LoadedArea>
    </>
  );
}
