import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { fetchPart } from '#web/admin/fetch-part.ts';
import { LoadedArea } from '#web/admin/frame/loaded-area.tsx';
import { PageHead } from '#web/admin/frame/page-head.tsx';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '보안';

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return load(request, async () => {
    const part = await fetchPart(() => import('#web/admin/security/security-part.ts'));
    const { Security, readSecondStep, readSessions } = part;
    const [secondStep, sessions] = await Promise.all([
      readSecondStep(request.signal),
      readSessions(request.signal),
    ]);
    return { Security, secondStep, sessions };
  });
}

export default function SecurityScreen() {
  return (
    <>
      <PageHead title={title} />
      <LoadedArea loaded={useLoaderData<typeof clientLoader>()}>
        {({ Security, ...state }) => <Security {...state} />}
      </LoadedArea>
    </>
  );
}
