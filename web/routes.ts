import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { invitePath } from '../contract/admins.ts';
import { receiptPath } from '../contract/receipt.ts';
import { adminPaths, patternOf, previewPath } from './content/admin-paths.ts';
import { paths, type ListPath } from './content/paths.ts';
import { postLists } from './content/post-lists.ts';
import { formerPaths, products } from './content/products/products.ts';

/** Lists with something of their own on the page. */
const listFiles: Partial<Record<ListPath, string>> = { [paths.selfCare]: 'routes/public/self-care.tsx' };

/** A list and, under it, the address of each of its posts. */
function postList(path: ListPath) {
  return route(path, listFiles[path] ?? 'routes/public/post-list.tsx', { id: `list${path}` }, [
    route(':id', 'routes/public/post-item.tsx', { id: `item${path}` }),
  ]);
}

const { login, boards, ...otherScreens } = adminPaths;
const screens = [otherScreens, ...Object.values(boards)].flatMap((group) => Object.values(group));

/** All screens of the back office come as one module, which tells them apart by their pattern. */
function screen(pattern: string) {
  return route(pattern.slice(`${login}/`.length), 'routes/admin/screen.tsx', { id: pattern.slice(1) });
}

export default [
  layout('routes/public/layout.tsx', [
    // First, because routes are tried in turn: lists are rendered for every search, other pages are kept.
    ...postLists.map(({ path }) => postList(path)),

    index('routes/public/home.tsx'),
    route(paths.company, 'routes/public/company.tsx'),
    route(paths.history, 'routes/public/history.tsx'),
    route(paths.directions, 'routes/public/directions.tsx'),

    ...products.map(({ path }) => route(path, 'routes/public/product.tsx', { id: `product${path}` })),
    route(paths.marketing, 'routes/public/marketing.tsx'),
    route(paths.store, 'routes/public/store.tsx'),
    route(paths.finder, 'routes/public/finder.tsx'),
    route(paths.compare, 'routes/public/compare.tsx'),
    route(paths.cost, 'routes/public/cost.tsx'),
    route(paths.planner, 'routes/public/planner.tsx'),
    route(paths.privacy, 'routes/public/privacy.tsx'),

    route(paths.partnership, 'routes/public/partnership.tsx'),
    route(paths.support, 'routes/public/support.tsx'),
    route(receiptPath(':receipt'), 'routes/public/receipt.tsx'),

    // The public page of what is not public yet: in its frame, but for staff.
    route(previewPath(':board', ':id'), 'routes/public/preview.tsx'),

    ...[...formerPaths().keys()].map((path) => route(path, 'routes/public/moved.ts', { id: `moved${path}` })),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('rss.xml', 'routes/public/rss.ts'),
  route('manifest.webmanifest', 'routes/public/manifest.ts'),

  route('admin', 'routes/admin/admin-layout.tsx', [
    index('routes/admin/screen.tsx', { id: 'admin' }),
    ...screens.map((path) => screen(patternOf(path))),
  ]),
  // Of somebody who cannot log in yet: it works without scripts, as none of the screens do.
  route(invitePath(':token'), 'routes/admin/invite.tsx'),
  // Outside the public layout: nothing under /admin has its header or contact bar.
  route('admin/*', 'routes/public/not-found.tsx', { id: 'admin-not-found' }),
] satisfies RouteConfig;
