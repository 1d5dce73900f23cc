import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { caseCategories, category, industries } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import type { Post } from '#contract/post.ts';
import { ChoiceFilter } from '#web/admin/list/choice-filter.tsx';
import { badgeColumn, dateColumn, textColumn, titleColumn } from '#web/admin/list/columns.tsx';
import { addressIn } from '#web/admin/list/list-address.ts';
import { useListAddress, type ListAddress } from '#web/admin/list/use-list-address.ts';
import { boardCalls, boardStart, type BoardAddress } from '#web/admin/post/board-calls.ts';
import { BoardList } from '#web/admin/post/board-list.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

const title = '설치사례';
const calls = boardCalls('case');

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, calls.list(addressIn(request.url, boardStart)));
}

const kind = badgeColumn<Post>('구분', (post) => caseCategories[post.category]);
const industry = textColumn<Post>('업종', (post) => industries[post.industry], 'row:w-28');
const others = [
  titleColumn<Post>(adminPaths.case),
  textColumn<Post>('작성자', () => 'admin'),
  dateColumn<Post>(),
];

function isInterview(state: BoardAddress): boolean {
  return state.category === category.case.interview;
}

export default function CaseList() {
  const address = useListAddress(boardStart);
  return (
    <BoardList
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      address={address}
      calls={calls}
      columns={isInterview(address.state) ? [kind, ...others] : [kind, industry, ...others]}
      newHref={adminPaths.newCase}
      filters={<CaseFilters address={address} />}
    />
  );
}

function CaseFilters({ address: { state, go } }: { address: ListAddress<BoardAddress> }) {
  return (
    <>
      <ChoiceFilter
        label="구분"
        names={caseCategories}
        value={state.category}
        onChange={(chosen) =>
          go({ category: chosen, industry: chosen === category.case.interview ? 0 : state.industry })
        }
      />
      {isInterview(state) ? (
        <p className="text-label text-muted">{messages.admin.interviewListNote}</p>
      ) : (
        <ChoiceFilter
          label="업종"
          names={industries}
          value={state.industry}
          onChange={(chosen) => go({ industry: chosen })}
        />
      )}
    </>
  );
}
