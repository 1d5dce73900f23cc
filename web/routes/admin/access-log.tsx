import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { accessActions, type AccessLogEntry } from '#contract/access-log.ts';
import { messages } from '#contract/messages.ts';
import { AccessLogFilter } from '#web/admin/access-log/access-log-filter.tsx';
import { accessLogList, accessLogStart } from '#web/admin/access-log/access-log-list.ts';
import { textColumn } from '#web/admin/list/columns.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { ListScreen } from '#web/admin/list/list-screen.tsx';
import { ListStatus } from '#web/admin/list/list-status.tsx';
import { RowTable } from '#web/admin/list/row-table.tsx';
import { useListAddress } from '#web/admin/list/use-list-address.ts';
import { detailDate } from '#web/text/format-date.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

const title = '접속기록';

export const meta = () => adminMeta(title);

/** Reading the log is itself written to it, so its pages are not read ahead. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, accessLogList(addressIn(request.url, accessLogStart)));
}

const columns = [
  textColumn<AccessLogEntry>(
    '일시',
    (entry) => <time dateTime={entry.at}>{detailDate(entry.at)}</time>,
    'row:w-37',
  ),
  textColumn<AccessLogEntry>('관리자', (entry) => entry.actor, 'row:w-28 xl:w-40'),
  textColumn<AccessLogEntry>('접속 주소', (entry) => entry.address, 'row:w-34 xl:w-44'),
  textColumn<AccessLogEntry>('작업', (entry) => accessActions[entry.action], 'row:w-34'),
  textColumn<AccessLogEntry>('대상', (entry) => entry.target || '-', ''),
];

export default function AccessLog() {
  const address = useListAddress(accessLogStart);
  return (
    <ListScreen
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      filters={<AccessLogFilter address={address} />}
    >
      {(page) => (
        <div className="grid gap-4">
          <ListStatus page={page} />
          <RowTable name={title} rows={page.items} columns={columns} emptyText={messages.admin.noAccessLog} />
          <Pagination
            page={page.page}
            totalPages={page.totalPages}
            hrefFor={(number) => address.hrefFor({ page: number })}
          />
        </div>
      )}
    </ListScreen>
  );
}
