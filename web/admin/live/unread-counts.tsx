import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { UnreadCounts } from '#contract/live.ts';
import { followUnread } from './follow-unread.ts';

const Unread = createContext<UnreadCounts | null>(null);

/** What is unread at this moment; null until the server has told. Each time it tells, this is another object. */
export const useUnreadCounts = () => use(Unread);

interface UnreadProviderProps {
  /** Whether this person may know of inquiries. */
  isFollowing: boolean;
  children: ReactNode;
}

/** Follows what is unread for all that is inside, and shows it in the browser's tab. */
export function UnreadProvider({ isFollowing, children }: UnreadProviderProps) {
  const [unread, setUnread] = useState<UnreadCounts | null>(null);
  const following = useRef<ReturnType<typeof followUnread>>(null);
  // Rendered anew wherever somebody goes.
  useLocation();

  useEffect(() => {
    if (!isFollowing) return undefined;
    following.current = followUnread(setUnread);
    return () => following.current?.stop();
  }, [isFollowing]);

  // After every rendering: a screen that opens writes its own title, and somebody is at work.
  useEffect(() => {
    following.current?.wake();
    const total = unread === null ? 0 : unread.partnership + unread.support;
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = total === 0 ? title : `(${total}) ${title}`;
  });

  return <Unread value={unread}>{children}</Unread>;
}
