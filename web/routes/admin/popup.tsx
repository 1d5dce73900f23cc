import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { LoadedArea } from '#web/admin/frame/loaded-area.tsx';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { readPopup } from '#web/admin/popup/popup-calls.ts';
import { PopupForm } from '#web/admin/popup/popup-form.tsx';
import { PopupStatus } from '#web/admin/popup/popup-status.tsx';
import { popupLoadFailure } from '#web/admin/user-message.ts';
import { paths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '팝업 관리';

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return load(request, () => readPopup(request.signal), { sayFailure: popupLoadFailure });
}

export default function PopupScreen() {
  return (
    <>
      <PageHead title={title} />
      <LoadedArea loaded={useLoaderData<typeof clientLoader>()}>
        {(popup) => (
          <>
            <PopupStatus popup={popup} />
            <PopupForm popup={popup} plainTarget={paths.support} />
          </>
        )}
      </LoadedArea>
    </>
  );
}
