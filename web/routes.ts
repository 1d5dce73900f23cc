import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('admin', 'routes/admin/login.tsx'),
  layout('routes/admin/admin-layout.tsx', [
    route('admin/contact', 'routes/admin/partnership-list.tsx'),
    route('admin/service', 'routes/admin/support-list.tsx'),
    route('admin/contact_d/:id', 'routes/admin/inquiry-detail.tsx'),
    route('admin/event', 'routes/admin/event-list.tsx'),
    route('admin/event_d/:id', 'routes/admin/event-detail.tsx'),
    route('admin/event_w', 'routes/admin/event-registration.tsx'),
    route('admin/review', 'routes/admin/case-list.tsx'),
    route('admin/review_d/:id', 'routes/admin/case-detail.tsx'),
    route('admin/review_w', 'routes/admin/case-registration.tsx'),
    route('admin/faq', 'routes/admin/faq-list.tsx'),
    route('admin/faq_d/:id', 'routes/admin/faq-detail.tsx'),
    route('admin/faq_w', 'routes/admin/faq-registration.tsx'),
    route('admin/popup', 'routes/admin/popup.tsx'),
    route('admin/updatePassword', 'routes/admin/password.tsx'),
    route('admin/accessLog', 'routes/admin/access-log.tsx'),
  ]),
] satisfies RouteConfig;
