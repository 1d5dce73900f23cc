import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { followNews, type KnownNews } from './follow-news.ts';

const News = createContext<KnownNews>({});

/** What the server has told of inquiries up to this moment. */
export const useDeskNews = () => use(News);

interface DeskNewsProviderProps {
  /** Whether this person may know of inquiries. */
  isFollowing: boolean;
  children: ReactNode;
}

/** Follows the news for all that is inside, and shows what is unread in the browser's tab. */
export function DeskNewsProvider({ isFollowing, children }: DeskNewsProviderProps) {
  const [news, setNews] = useState<KnownNews>({});
  const following = useRef<ReturnType<typeof followNews>>(null);
  // Rendered anew wherever somebody goes.
  useLocation();

  useEffect(() => {
    if (!isFollowing) return undefined;
    following.current = followNews(setNews);
    return () => following.current?.stop();
  }, [isFollowing]);

  // After every rendering: a screen that opens writes its own title, and somebody is at work.
  useEffect(() => {
    following.current?.wake();
    const { partnership = 0, support = 0 } = news.unread ?? {};
    const total = partnership + support;
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = total === 0 ? title : `(${total}) ${title}`;
  });

  return <News value={news}>{children}</News>;
}
