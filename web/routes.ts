import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { paths } from './content/paths.ts';
import { formerPaths, products } from './content/products/products.ts';

/** A list and, under it, the address of each of its posts. */
function postList(path: string, file: string) {
  return route(path, file, { id: `list${path}` }, [
    route(':id', 'routes/public/post-item.tsx', { id: `item${path}` }),
  ]);
}

export default [
  layout('routes/public/layout.tsx', [
    // First, because routes are tried in turn: lists are rendered for every search, other pages are kept.
    postList(paths.events, 'routes/public/post-list.tsx'),
    postList(paths.news, 'routes/public/post-list.tsx'),
    postList(paths.servingCases, 'routes/public/post-list.tsx'),
    postList(paths.cleaningCases, 'routes/public/post-list.tsx'),
    postList(paths.interviews, 'routes/public/post-list.tsx'),
    postList(paths.selfCare, 'routes/public/self-care.tsx'),

    index('routes/public/home.tsx'),
    route(paths.company, 'routes/public/company.tsx'),
    route(paths.history, 'routes/public/history.tsx'),
    route(paths.directions, 'routes/public/directions.tsx'),

    ...products.map(({ path }) => route(path, 'routes/public/product.tsx', { id: `product${path}` })),
    route(paths.marketing, 'routes/public/marketing.tsx'),
    route(paths.store, 'routes/public/store.tsx'),
    route(paths.privacy, 'routes/public/privacy.tsx'),

    route(paths.partnership, 'routes/public/partnership.tsx'),
    route(paths.support, 'routes/public/support.tsx'),

    ...[...formerPaths.keys()].map((path) => route(path, 'routes/public/moved.ts', { id: `moved${path}` })),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('robots.txt', 'routes/public/robots.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('rss.xml', 'routes/public/rss.ts'),
  route('manifest.webmanifest', 'routes/public/manifest.ts'),

  route('admin', 'routes/admin/login.tsx'),
  route('admin', 'routes/admin/admin-layout.tsx', [
    route('contact', 'routes/admin/partnership-list.tsx'),
    route('service', 'routes/admin/support-list.tsx'),
    route('contact_d/:id', 'routes/admin/inquiry-detail.tsx'),
    route('event', 'routes/admin/event-list.tsx'),
    route('event_d/:id', 'routes/admin/event-detail.tsx'),
    route('event_w', 'routes/admin/event-registration.tsx'),
    route('review', 'routes/admin/case-list.tsx'),
    route('review_d/:id', 'routes/admin/case-detail.tsx'),
    route('review_w', 'routes/admin/case-registration.tsx'),
    route('faq', 'routes/admin/faq-list.tsx'),
    route('faq_d/:id', 'routes/admin/faq-detail.tsx'),
    route('faq_w', 'routes/admin/faq-registration.tsx'),
    route('popup', 'routes/admin/popup.tsx'),
    route('updatePassword', 'routes/admin/password.tsx'),
    route('accessLog', 'routes/admin/access-log.tsx'),
  ]),
  // Outside the public layout: nothing under /admin has its header or contact bar.
  route('admin/*', 'routes/public/not-found.tsx', { id: 'admin-not-found' }),
] satisfies RouteConfig;
