import type { ComponentType } from 'react';
import { useMatches, type ClientLoaderFunctionArgs, type MetaArgs, type MetaDescriptor } from 'react-router';
import * as accessLog from './access-log.tsx';
import * as caseDetail from './case-detail.tsx';
import * as caseList from './case-list.tsx';
import * as caseRegistration from './case-registration.tsx';
import * as eventDetail from './event-detail.tsx';
import * as eventList from './event-list.tsx';
import * as eventRegistration from './event-registration.tsx';
import * as faqDetail from './faq-detail.tsx';
import * as faqList from './faq-list.tsx';
import * as faqRegistration from './faq-registration.tsx';
import * as inquiryDetail from './inquiry-detail.tsx';
import * as login from './login.tsx';
import * as partnershipList from './partnership-list.tsx';
import * as password from './password.tsx';
import * as popup from './popup.tsx';
import * as supportList from './support-list.tsx';

interface Screen {
  default: ComponentType;
  meta: () => MetaDescriptor[];
  clientLoader?: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

/** By the path that `routes.ts` gives them. */
const screens: Readonly<Record<string, Screen>> = {
  admin: login,
  'admin/contact': partnershipList,
  'admin/service': supportList,
  'admin/contact_d/:id': inquiryDetail,
  'admin/event': eventList,
  'admin/event_d/:id': eventDetail,
  'admin/event_w': eventRegistration,
  'admin/review': caseList,
  'admin/review_d/:id': caseDetail,
  'admin/review_w': caseRegistration,
  'admin/faq': faqList,
  'admin/faq_d/:id': faqDetail,
  'admin/faq_w': faqRegistration,
  'admin/popup': popup,
  'admin/updatePassword': password,
  'admin/accessLog': accessLog,
};

export function meta({ matches }: MetaArgs) {
  return screens[matches.at(-1)?.id ?? '']?.meta();
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const screen = screens[args.pattern.replace(/^\//, '')];
  return (await screen?.clientLoader?.(args)) ?? null;
}

/**
 * The router reloads the document when a route's module does not come, and a lost connection would then show the
 * browser's own error page. Here no module is ever asked for that is not there: the screens are one.
 */
export default function Screen() {
  const Current = screens[useMatches().at(-1)?.id ?? '']?.default;
  return Current && <Current />;
}
