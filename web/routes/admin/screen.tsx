import type { ComponentType } from 'react';
import { useMatches, type ClientLoaderFunctionArgs, type MetaArgs, type MetaDescriptor } from 'react-router';
import { boardScreens } from '#web/content/admin-menu.ts';
import * as accessLog from './access-log.tsx';
import { screensByPath } from './board-screens.ts';
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

const boards = boardScreens.flatMap((board) => Object.entries<Screen>(screensByPath(board)));

/** By the path that `routes.ts` gives them. */
const screens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(boards.map(([path, screen]) => [path.slice(1), screen])),
  admin: login,
  'admin/contact': partnershipList,
  'admin/service': supportList,
  'admin/contact_d/:id': inquiryDetail,
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
