import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { addressIn } from '#web/admin/list/list-address.ts';
import { readPage } from '#web/admin/list/list-call.ts';
import { ListScreen } from '#web/admin/list/list-screen.tsx';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { trashList, trashStart } from '#web/admin/trash/trash-calls.ts';
import { TrashFilter, TrashList } from '#web/admin/trash/trash-list.tsx';
import { trashKinds } from '#web/content/admin-menu.ts';
import { adminContext } from './admin-context.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '휴지통';

export const meta = () => adminMeta(title);

/** Reading it is written to the access log, so its pages are not read ahead. */
export function clientLoader({ request, context }: ClientLoaderFunctionArgs) {
  return load(request, async () => {
    const page = await readPage(trashList(addressIn(request.url, trashStart)), request.signal);
    return { page, kinds: trashKinds(context.get(adminContext)?.role) };
  });
}

export default function TrashScreen() {
  const address = useListAddress(trashStart);
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ListScreen
      title={title}
      loaded={loaded}
      filters={<TrashFilter kinds={loaded.ok ? loaded.value.kinds : []} address={address} />}
    >
      {({ page, kinds }) => <TrashList title={title} page={page} kinds={kinds} address={address} />}
    </ListScreen>
  );
}
