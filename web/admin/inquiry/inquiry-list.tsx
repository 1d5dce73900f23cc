import { useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { inquiryTrash } from '#contract/trash.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyHelp } from '../frame/key-help.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress, type ListAddress } from '../list/use-list-address.ts';
import type { Loaded } from '../load-result.ts';
import { BulkChange } from './bulk-change.tsx';
import { ExportButton } from './export-button.tsx';
import {
  listSearch,
  queryOf,
  removeInquiries,
  type InquiryAddress,
  type InquiryDesk,
} from './inquiry-calls.ts';
import { inquiryColumns } from './inquiry-columns.tsx';
import { InquiryFilters } from './inquiry-filters.tsx';
import { NewInquiriesBar } from './new-inquiries-bar.tsx';
import { listKeys, useListKeys } from './use-list-keys.ts';

interface InquiryListProps {
  title: string;
  category: number;
  start: InquiryAddress;
  loaded: Loaded<InquiryDesk>;
  detailHref: (id: number) => string;
}

/** Every page of it that is read is written to the access log, so none is read ahead. */
export function InquiryList({ title, category, start, loaded, detailHref }: InquiryListProps) {
  const address = useListAddress(start);
  const { page, assignees } = loaded.ok ? loaded.value : { page: null, assignees: [] };
  return (
    <ListScreen
      title={title}
      loaded={loaded}
      actions={
        <>
          {page && (
            <ExportButton category={category} query={queryOf(address.state)} total={page.totalCount} />
          )}
          <KeyHelp keys={listKeys} />
        </>
      }
      filters={<InquiryFilters address={address} counts={page?.counts ?? null} assignees={assignees} />}
    >
      {(desk) => (
        <>
          <NewInquiriesBar category={category} page={desk.page} href={address.hrefFor(start)} />
          <Rows title={title} desk={desk} address={address} detailHref={detailHref} />
        </>
      )}
    </ListScreen>
  );
}

interface RowsProps {
  title: string;
  desk: InquiryDesk;
  address: ListAddress<InquiryAddress>;
  detailHref: (id: number) => string;
}

function Rows({ title, desk: { page, assignees }, address, detailHref }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const finished = useListKeys(list, page.items);
  const { keyword, status, assignee, from, to } = address.state;
  const isWhole = [keyword, status, assignee, from, to].every((filter) => filter === '');
  return (
    <div ref={list} className="grid gap-3">
      <output className="flex flex-wrap items-center gap-x-3 text-label text-accent-strong empty:hidden print:hidden">
        {finished && (
          <>
            {finished.said}
            <Button look="secondary" size="sm" onClick={finished.takeBack}>
              되돌리기
            </Button>
          </>
        )}
      </output>
      <AdminList
        name={title}
        page={page}
        columns={inquiryColumns((id) => detailHref(id) + listSearch(address.state))}
        emptyText={isWhole ? messages.admin.noInquiries : messages.admin.noMatches}
        address={address}
        renderBulk={(selection) => <BulkChange selection={selection} assignees={assignees} />}
        remove={removeInquiries}
        trash={inquiryTrash}
        opensRows
      />
    </div>
  );
}
