import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { adminPaths, patternOf } from './content/admin-paths.ts';
import { paths } from './content/paths.ts';
import { formerPaths, products, titleOf } from './content/products/products.ts';
import routes from './routes.ts';

// Written out, and nowhere else: these addresses are printed, linked and bookmarked, and none may change by accident.
const pages = {
  home: '/',
  company: '/sub1_1',
  history: '/sub1_2',
  directions: '/sub1_3',
  marketing: '/sub2_4',
  store: '/sub2_5',
  privacy: '/privacy',
  partnership: '/sub5_1',
  support: '/sub6_1',
  finder: '/finder',
  compare: '/compare',
  cost: '/cost',
  planner: '/planner',
};
const lists = {
  events: '/sub3_1',
  news: '/sub3_2',
  servingCases: '/sub4_1',
  cleaningCases: '/sub4_2',
  interviews: '/sub4_3',
  selfCare: '/sub6_2',
};
// Those of the first nine; a new product's is new.
const productPages = {
  T10: '/sub2_1_1',
  T8: '/sub2_1_2',
  T9: '/sub2_1_3',
  T11: '/sub2_1_4',
  'T6 · T5': '/sub2_1_5',
  W3: '/sub2_1_7',
  S100: '/sub2_2',
  C30: '/sub2_3_1',
  C40: '/sub2_3_2',
};
const screens = {
  login: '/admin',
  dashboard: '/admin/dashboard',
  partnerships: '/admin/contact',
  inquiry: '/admin/contact_d/:id',
  supportInquiries: '/admin/service',
  password: '/admin/updatePassword',
  popup: '/admin/popup',
  trash: '/admin/trash',
  accessLog: '/admin/accessLog',
  mail: '/admin/mail',
  templates: '/admin/templates',
  admins: '/admin/admins',
  security: '/admin/security',
};
const boardScreens = {
  event: { list: '/admin/event', detail: '/admin/event_d/:id', registration: '/admin/event_w' },
  case: { list: '/admin/review', detail: '/admin/review_d/:id', registration: '/admin/review_w' },
  faq: { list: '/admin/faq', detail: '/admin/faq_d/:id', registration: '/admin/faq_w' },
};
const feeds = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/manifest.webmanifest'];

const patternsOf = (group: Readonly<Record<string, Parameters<typeof patternOf>[0]>>) =>
  Object.fromEntries(Object.entries(group).map(([name, path]) => [name, patternOf(path)]));

/** Every address of a route and of those under it; a layout alone has none. */
function routePatterns(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const pattern = path === '' ? parent : `${parent}/${path.replace(/^\//, '')}`;
    const own = path !== '' || index === true ? [pattern || '/'] : [];
    return [...own, ...routePatterns(children, pattern)];
  });
}

test('every public page has the address that it always had', () => {
  expect(paths).toEqual({ ...pages, ...lists });
  expect(Object.fromEntries(products.map((product) => [titleOf(product), product.path]))).toMatchObject(
    productPages,
  );
  expect([...formerPaths()]).toEqual([['/sub2_1_6', '/sub2_1_5']]);
});

test('every screen of the back office has the address that it always had', () => {
  const { boards, ...others } = adminPaths;
  expect(patternsOf(others)).toEqual(screens);
  expect(
    Object.fromEntries(Object.entries(boards).map(([name, board]) => [name, patternsOf({ ...board })])),
  ).toEqual(boardScreens);
});

test('the router knows these addresses and no others', () => {
  const known = [
    ...Object.values({ ...pages, ...lists, ...screens }),
    ...products.map(({ path }) => path),
    ...Object.values(lists).map((list) => `${list}/:id`),
    ...Object.values(boardScreens).flatMap((board) => Object.values(board)),
    ...feeds,
    '/inquiry/:receipt',
    '/sub2_1_6',
    '/*',
    '/admin/*',
    '/admin/invite/:token',
    '/admin/preview/:board/:id',
  ];
  expect([...new Set(routePatterns(routes))].sort()).toEqual(known.sort());
});

test('every screen of the back office stands under the guard that asks for a login', () => {
  const guard = routes.find(({ file }) => file === 'routes/admin/admin-layout.tsx');
  const underIt = routePatterns(guard ? [guard] : []);
  const all = [
    ...Object.values(screens),
    ...Object.values(boardScreens).flatMap((board) => Object.values(board)),
  ];
  expect([...new Set(underIt)].sort()).toEqual(all.sort());
});
