import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  type RouteObject,
} from 'react-router';
import { defineBoards } from '#contract/boards.ts';
import type { PageServices } from '#contract/page-services.ts';
import { createBoardTable } from '#server/db/migrations/board-table.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import type { BoardScreens } from '#web/content/admin-menu.ts';
import type { ListPath } from '#web/content/paths.ts';
import { newsMenu } from '#web/content/menu.ts';
import type { PostListContent } from '#web/content/post-lists.ts';
import { loadPostList, type ListData } from '#web/routes/public/post-list-loaders.ts';
import { PostListPage } from '#web/routes/public/post-list-page.tsx';
import { pageServices } from '#web/ssr/server-context.ts';
import { UndoProvider } from '#web/admin/trash/undo.tsx';
import { DialogsProvider } from '#web/ui/dialogs.tsx';

/** A board that the site does not have: its entry, its migration, its words. Nothing else is told of it. */
export const { press } = defineBoards({
  press: {
    label: '보도자료',
    missing: '보도자료를 찾을 수 없습니다.',
    screens: 'press',
    wire: { prefix: 'p', path: 'press', insert: 'insertPress', publicItem: 'row' },
    categories: {
      release: { number: 0, name: '보도자료' },
      note: { number: 1, name: '알림', textOnly: true, comesWhole: true },
    },
  },
});

export const pressMigration: Migration = {
  name: '9999-press',
  up: (db) => createBoardTable(db, press.table),
};

export const pressList: PostListContent = {
  path: '/press' as ListPath,
  menu: newsMenu,
  partition: { board: press, category: press.categories.release.number },
  dates: 'digits',
  inFeed: false,
  title: '보도자료',
  subtitle: '언론에 전하는 소식입니다.',
  description: '보도자료 목록입니다.',
  othersTitle: '다른 보도자료',
  shareImage: '/brand/share-events.jpg',
  postType: 'NewsArticle',
  words: { empty: '게시물이 없습니다.' },
};

export const pressScreens: BoardScreens = {
  board: press,
  paths: {
    list: '/admin/press',
    detail: (id) => `/admin/press_d/${id}`,
    registration: '/admin/press_w',
  },
  title: '보도자료 관리',
  author: 'admin',
  urlLabel: '기사 URL',
  keepsCategory: false,
  refusal: 'advice',
};

/** What a route shows at an address, as the server renders it. */
export async function renderRoute(
  route: RouteObject,
  request: Request,
  context = new RouterContextProvider(),
): Promise<string> {
  const handler = createStaticHandler([route]);
  const found = await handler.query(request, { requestContext: context });
  if (found instanceof Response) throw new Error(`the route answered ${found.status}`);
  const router = createStaticRouter(handler.dataRoutes, found);
  const page = createElement(StaticRouterProvider, { router, context: found, hydrate: false });
  return renderToString(createElement(DialogsProvider, null, createElement(UndoProvider, null, page)));
}

function PressPage() {
  return createElement(PostListPage, {
    content: pressList,
    loaded: useLoaderData<ListData>(),
    heading: pressList.title,
  });
}

/** The public page of the board. */
export async function renderPressPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  const html = await renderRoute(
    {
      path: pressList.path,
      Component: PressPage,
      loader: (args) => loadPostList(pressList, args.request, context),
    },
    request,
    context,
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
