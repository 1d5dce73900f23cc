import { Plus } from 'lucide-react';
import { useLoaderData, useRevalidator, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import type { Popup } from '#contract/popup.ts';
import { LoadedArea } from '#web/admin/frame/loaded-area.tsx';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { orderPopups, readPopups } from '#web/admin/popup/popup-calls.ts';
import { PopupForm } from '#web/admin/popup/popup-form.tsx';
import { PopupRow } from '#web/admin/popup/popup-row.tsx';
import { PopupStatus } from '#web/admin/popup/popup-status.tsx';
import { popupName } from '#web/admin/popup/popup-words.ts';
import { useNow } from '#web/admin/popup/use-now.ts';
import { popupLoadFailure } from '#web/admin/user-message.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '팝업 관리';

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return load(request, () => readPopups(request.signal), { sayFailure: popupLoadFailure });
}

/** Which popup is open: the one that the address names, or the first. */
const hrefOf = (popup: number | 'new') => `${adminPaths.popup}?popup=${popup}`;

export default function PopupScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead title={title}>
        {loaded.ok && loaded.value.length > 0 && (
          <LinkButton to={hrefOf('new')}>
            <Plus aria-hidden className="size-4" />
            팝업 추가
          </LinkButton>
        )}
      </PageHead>
      <LoadedArea loaded={loaded}>{(popups) => <Popups popups={popups} />}</LoadedArea>
    </>
  );
}

function Popups({ popups }: { popups: readonly Popup[] }) {
  const now = useNow(popups);
  const { revalidate } = useRevalidator();
  const asked = useSearchParams()[0].get('popup');
  const isNew = asked === 'new' && popups.length > 0;
  const open = isNew ? null : (popups.find(({ id }) => String(id) === asked) ?? popups[0] ?? null);
  const isAlone = popups.length < 2 && !isNew;
  return (
    <>
      <PopupStatus popups={popups} now={now} />
      {popups.length > 1 && (
        <OrderedList
          name="팝업 순서"
          items={popups}
          titleOf={popupName}
          save={orderPopups}
          reload={revalidate}
        >
          {(popup) => (
            <PopupRow popup={popup} now={now} href={hrefOf(popup.id)} isOpen={popup.id === open?.id} />
          )}
        </OrderedList>
      )}
      {!isAlone && (
        <h2 className="truncate text-lead font-semibold">{open === null ? '새 팝업' : popupName(open)}</h2>
      )}
      {/* What was chosen for the only popup outlives it; what was typed for one of several is for that one. */}
      <PopupForm
        key={isAlone ? 'only' : (open?.id ?? 'new')}
        popup={open}
        plainTarget={paths.support}
        hrefOf={popups.length === 0 ? null : hrefOf}
      />
    </>
  );
}
