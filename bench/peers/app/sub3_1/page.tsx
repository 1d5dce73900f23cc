import { company } from '../../parts/company';
import Link from 'next/link';
import { listEvents, pageSize } from '../../parts/events';
import { Pages } from '../../parts/pages';
import { PostCard } from '../../parts/post-card';
import { SearchForm } from '../../parts/search-form';

const tabs = [
  ['EVENT', '/sub3_1'],
  ['뉴스', '/sub3_2'],
] as const;

function Banner() {
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-[75rem] px-5 md:px-8 xl:px-0 pt-12 pb-8 text-center md:pt-18 md:pb-12">
        <h1 className="text-title">EVENT</h1>
        <p className="mt-3 text-lead text-muted">
          {company.nameAs.subject} 준비한 이벤트와 프로모션을 만나보세요.
        </p>
      </div>
      <nav aria-label="이벤트/뉴스" className="relative overflow-x-auto [scrollbar-width:none]">
        <ul className="mx-auto flex w-max gap-1 px-5 md:gap-2">
          {tabs.map(([label, to]) => (
            <li key={to}>
              <Link
                href={to}
                aria-current={to === '/sub3_1' ? 'page' : undefined}
                className="flex min-h-12 items-center border-b-2 px-3 text-label font-semibold whitespace-nowrap transition-colors -outline-offset-3 md:px-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface Search {
  searchParams: Promise<{ page?: string }>;
}

/** Reads `searchParams`, so Next renders it for every request. */
export default async function EventList({ searchParams }: Search) {
  const current = Math.max(1, Number((await searchParams).page ?? 1) || 1);
  const { posts, total } = listEvents(current);
  return (
    <>
      <Banner />
      <section aria-labelledby="list-heading" className="section-space bg-white pt-12 md:pt-16">
        <div className="mx-auto w-full max-w-[75rem] px-5 md:px-8 xl:px-0">
          <h2 id="list-heading" className="sr-only">
            EVENT 목록
          </h2>
          <SearchForm />
          <output className="mb-4 block min-h-[1lh] text-label text-muted tabular-nums">총 {total}건</output>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
          <Pages current={current} last={Math.ceil(total / pageSize)} />
        </div>
      </section>
    </>
  );
}
