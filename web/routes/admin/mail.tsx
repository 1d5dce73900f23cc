import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { addressIn } from '#web/admin/list/list-address.ts';
import { ListScreen } from '#web/admin/list/list-screen.tsx';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { mailStart, readMails } from '#web/admin/mail/mail-calls.ts';
import { MailFilter, MailList } from '#web/admin/mail/mail-list.tsx';
import { adminPaths } from '#web/content/admin-paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adminMeta } from './admin-meta.ts';
import { load } from './load.ts';

const title = '메일';

export const meta = () => adminMeta(title);

/** Reading the outbox is written to the access log, so its pages are not read ahead. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return load(request, () => readMails(addressIn(request.url, mailStart), request.signal));
}

export default function MailScreen() {
  const address = useListAddress(mailStart);
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <ListScreen
      title={title}
      loaded={loaded}
      actions={
        <LinkButton to={adminPaths.templates} state={{ list: adminPaths.mail }} look="secondary">
          답변 템플릿
        </LinkButton>
      }
      filters={<MailFilter address={address} counts={loaded.ok ? loaded.value.counts : null} />}
    >
      {(page) => <MailList title={title} page={page} address={address} inquiryHref={adminPaths.inquiry} />}
    </ListScreen>
  );
}
