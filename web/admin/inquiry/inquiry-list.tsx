import type { Inquiry } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import type { Page } from '#contract/page.ts';
import { AdminList } from '../list/admin-list.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import type { Loaded } from '../load-result.ts';
import { removeInquiries, type InquiryAddress } from './inquiry-calls.ts';
import { inquiryColumns } from './inquiry-columns.tsx';
import { InquirySearch } from './inquiry-search.tsx';

interface InquiryListProps {
  title: string;
  start: InquiryAddress;
  loaded: Loaded<Page<Inquiry>>;
  detailHref: (id: number) => string;
}

/** Every page of it that is read is written to the access log, so none is read ahead. */
export function InquiryList({ title, start, loaded, detailHref }: InquiryListProps) {
  const address = useListAddress(start);
  return (
    <ListScreen title={title} loaded={loaded} filters={<InquirySearch address={address} />}>
      {(page) => (
        <AdminList
          name={title}
          page={page}
          columns={inquiryColumns(detailHref)}
          emptyText={address.state.keyword === '' ? messages.admin.noInquiries : messages.admin.noMatches}
          address={address}
          remove={removeInquiries}
          opensRows
        />
      )}
    </ListScreen>
  );
}
