import { useState, type ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import { industries } from '#contract/choices.ts';
import { itemPath } from '#web/content/paths.ts';
import { hasIndustryTabs, postListAt, type PostListContent } from '#web/content/post-lists.ts';
import { listSearch } from '#web/post/list-address.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import type { ListData } from './post-list-loaders.ts';
import { useTypedTextFont } from '#web/text/typed-text-font.ts';
import { ListIndustries } from '#web/post/list-industries.tsx';
import { ListSearch } from '#web/post/list-search.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import { ListTotal, PostList } from '#web/post/post-list.tsx';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ItemPlace } from './post-item.tsx';

interface PostListPageProps {
  content: PostListContent;
  loaded: ListData;
  /** Names the list; read aloud only, unless the page has something before the list. */
  heading: string;
  intro?: ReactNode;
}

/**
 * A list, and over it the post that was opened from it. A post whose address was opened directly
 * is the page itself: it goes over the list only once the list has been seen.
 */
export function PostListPage({ content, loaded, heading, intro }: PostListPageProps) {
  useTypedTextFont();
  const isItem = useParams()['id'] !== undefined;
  const [listSeen, setListSeen] = useState(!isItem);
  if (!isItem && !listSeen) setListSeen(true);
  const { path, partition } = content;
  const { query, industry, list, today } = loaded;
  const place: ItemPlace = { content, loaded, isOverList: listSeen };
  if (!listSeen && isItem) return <Outlet context={place} />;
  return (
    <>
      <PageHeader
        title={content.title}
        subtitle={content.subtitle}
        tabsLabel={content.menu.label}
        tabs={menuTabs(content.menu, path)}
      />
      {intro}
      <Section labelledBy="list-heading" className={intro === undefined ? 'pt-8' : ''}>
        <Container>
          <h2 id="list-heading" className={intro === undefined ? 'sr-only' : 'mb-6 text-title'}>
            {heading}
          </h2>
          <div className="mb-5 grid gap-4 md:mb-6 xl:flex xl:items-center xl:gap-4">
            {hasIndustryTabs(content) && <ListIndustries path={path} query={query} current={industry} />}
            <div className="flex grow flex-col-reverse gap-4 md:flex-row md:items-center md:justify-between md:gap-6 xl:gap-4">
              <ListTotal of={hasIndustryTabs(content) ? industries[industry] : undefined} deferred={list} />
              <ListSearch path={path} query={query} industry={industry} />
            </div>
          </div>
          <PostList
            board={partition.board}
            path={path}
            query={query}
            industry={industry}
            deferred={list}
            words={content.words}
            today={today}
            elsewhere={listsBeside(content, industry)}
            itemHref={(post) => itemPath(path, post.id) + listSearch(query, industry)}
          />
        </Container>
      </Section>
      <Outlet context={place} />
    </>
  );
}

/** The other lists of its menu, in the same industry where they too are divided. */
function listsBeside({ path, menu }: PostListContent, industry: number) {
  return menu.items.flatMap(({ label, to }) => {
    const list = to === path ? undefined : postListAt(to);
    return list === undefined ? [] : { label, to, industry: hasIndustryTabs(list) ? industry : 0 };
  });
}
