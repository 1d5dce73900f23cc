import type { ComponentType } from 'react';
import {
  data,
  useMatches,
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router';
import { boardScreens } from '#web/content/admin-menu.ts';
import { adminPaths, patternOf, type PlainScreen } from '#web/content/paths.ts';
import * as accessLog from './access-log.tsx';
import { screensByPath } from './board-screens.ts';
import * as inquiryDetail from './inquiry-detail.tsx';
import * as login from './login.tsx';
import * as mail from './mail.tsx';
import * as partnershipList from './partnership-list.tsx';
import * as password from './password.tsx';
import * as popup from './popup.tsx';
import * as supportList from './support-list.tsx';
import * as templates from './templates.tsx';

interface Screen {
  default: ComponentType;
  meta: () => MetaDescriptor[];
  clientLoader?: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

/** The type checker asks for the screen of every address. */
const plainScreens: Readonly<Record<PlainScreen, Screen>> = {
  login,
  partnerships: partnershipList,
  inquiry: inquiryDetail,
  supportInquiries: supportList,
  password,
  popup,
  accessLog,
  mail,
  templates,
};

const screens = new Map<string, Screen>([
  ...(Object.keys(plainScreens) as PlainScreen[]).map((name): [string, Screen] => [
    patternOf(adminPaths[name]),
    plainScreens[name],
  ]),
  ...boardScreens.flatMap((board) => Object.entries<Screen>(screensByPath(board))),
]);

/** A route's id is its pattern without the first slash (`routes.ts`). */
const screenOf = (id = '') => screens.get(`/${id}`);

export function meta({ matches }: MetaArgs) {
  return screenOf(matches.at(-1)?.id)?.meta();
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const screen = screenOf(args.pattern.replace(/^\//, ''));
  if (screen === undefined) throw data(null, { status: 404 });
  return (await screen.clientLoader?.(args)) ?? null;
}

/**
 * The router reloads the document when a route's module does not come, and a lost connection would then show the
 * browser's own error page. Here no module is ever asked for that is not there: the screens are one.
 */
export default function Screen() {
  const Current = screenOf(useMatches().at(-1)?.id)?.default;
  return Current && <Current />;
}
