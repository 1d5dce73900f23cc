import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { fetchPart } from '#web/admin/fetch-part.ts';
import { LoadedArea } from '#web/admin/frame/loaded-area.tsx';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { adminContext } from './admin-context.ts';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '관리자';

export const meta = () => adminMeta(title);

export function clientLoader({ request, context }: ClientLoaderFunctionArgs) {
  return load(request, async () => {
    const { Accounts, readAdmins } = await fetchPart(() => import('#web/admin/admins/admins-part.ts'));
    const admins = await readAdmins(request.signal);
    return { Accounts, ...admins, ownId: context.get(adminContext)?.login ?? '' };
  });
}

export default function AdminsScreen() {
  return (
    <>
      <PageHead title={title} />
      <LoadedArea loaded={useLoaderData<typeof clientLoader>()}>
        {({ Accounts, ...admins }) => <Accounts title={title} {...admins} />}
      </LoadedArea>
    </>
  );
}
