import type { ComponentType, ReactNode } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useBackAddress } from '../list/detail-link.tsx';
import type { Loaded } from '../load-result.ts';
import { LoadedArea } from './loaded-area.tsx';
import { PageHead } from './page-head.tsx';

export interface RecordActionsProps {
  /** To the list. */
  wayBack: ReactNode;
}

interface RecordScreenProps<Value> {
  title: string;
  loaded: Loaded<Value>;
  /** The list to go to when the record was not opened from one. */
  plainList: string;
  /** Beside the title: what can be done with the record. */
  Actions: ComponentType<RecordActionsProps>;
  children: (value: Value) => ReactNode;
}

/** One record, or why it is not there, with the way back to the list. */
export function RecordScreen<Value>(props: RecordScreenProps<Value>) {
  const { title, loaded, plainList, Actions, children } = props;
  const wayBack = (
    <LinkButton look="secondary" to={useBackAddress(plainList)}>
      목록
    </LinkButton>
  );
  return (
    <>
      <PageHead title={title}>{loaded.ok && <Actions wayBack={wayBack} />}</PageHead>
      <LoadedArea loaded={loaded} wayOut={wayBack}>
        {children}
      </LoadedArea>
    </>
  );
}
