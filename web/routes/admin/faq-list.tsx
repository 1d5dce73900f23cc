import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { faqCategories } from '#contract/choices.ts';
import { addressIn } from '#web/admin/list/list-address.ts';
import { boardCalls, boardStart } from '#web/admin/post/board-calls.ts';
import { CategoryBoardList } from '#web/admin/post/category-board-list.tsx';
import { adminPaths } from '#web/content/paths.ts';
import { adminMeta } from './admin-meta.ts';
import { loadPage } from './load.ts';

const title = '고객센터 FAQ';
const calls = boardCalls('faq');

export const meta = () => adminMeta(title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, calls.list(addressIn(request.url, boardStart)));
}

export default function FaqList() {
  return (
    <CategoryBoardList
      title={title}
      loaded={useLoaderData<typeof clientLoader>()}
      calls={calls}
      categories={faqCategories}
      author="관리자"
      detailHref={adminPaths.faq}
      newHref={adminPaths.newFaq}
    />
  );
}
