import { useNavigate } from 'react-router';
import type { Inquiry } from '#contract/inquiry.ts';
import { messages } from '#contract/messages.ts';
import type { Page } from '#contract/page.ts';
import { AdminList } from '../list/admin-list.tsx';
import { useFromList } from '../list/detail-link.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePageAhead } from '../list/use-page-ahead.ts';
import type { Loaded } from '../load-result.ts';
import { inquiryList, removeInquiries, type InquiryAddress } from './inquiry-calls.ts';
import { inquiryColumns } from './inquiry-columns.tsx';
import { InquirySearch } from './inquiry-search.tsx';

interface InquiryListProps {
  title: string;
  category: number;
  start: InquiryAddress;
  loaded: Loaded<Page<Inquiry>>;
  detailHref: (id: number) => string;
}

export function InquiryList({ title, category, start, loaded, detailHref }: InquiryListProps) {
  const address = useListAddress(start);
  const navigate = useNavigate();
  const fromList = useFromList();
  usePageAhead(loaded, (page) => inquiryList(category, { ...address.state, page }));
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
          onOpen={({ id }) => void navigate(detailHref(id), { state: fromList })}
        />
      )}
    </ListScreen>
  );
}
