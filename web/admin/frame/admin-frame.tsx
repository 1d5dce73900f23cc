import type { ReactNode } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { company } from '#contract/company.ts';
import { LoadingNote } from './loading-note.tsx';
import { SideMenu, type MenuEntry } from './side-menu.tsx';

interface AdminFrameProps {
  home: string;
  menu: readonly MenuEntry[];
  current: string;
  /** The right end of the header. */
  account: ReactNode;
  children: ReactNode;
}

/** Header, side menu and the place for a screen. */
export function AdminFrame({ home, menu, current, account, children }: AdminFrameProps) {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isLoading = navigation.state !== 'idle' || revalidator.state !== 'idle';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-sm focus:bg-white focus:px-4 focus:py-2"
      >
        본문 바로가기
      </a>
      <header
        data-print="hide"
        className="sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-white px-4 lg:px-6"
      >
        <Link to={home} className="flex min-h-control items-center gap-2 font-bold text-ink">
          <img src="/favicon.svg" alt="" width={26} height={26} />
          {company.name} <span className="text-small font-semibold text-accent-strong">관리자</span>
        </Link>
        {account}
      </header>
      <div className="flex flex-1 flex-col lg:flex-row">
        <SideMenu entries={menu} current={current} />
        <div className="flex min-w-0 flex-1 flex-col">
          <LoadingNote isLoading={isLoading} />
          <main
            id="main"
            tabIndex={-1}
            aria-busy={isLoading}
            className="flex-1 p-4 outline-none md:px-8 md:py-7 print:p-0"
          >
            <div className="mx-auto grid max-w-6xl gap-5">{children}</div>
          </main>
        </div>
      </div>
    </div>
  );
}
