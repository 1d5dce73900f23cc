import type { ComponentType } from 'react';
import {
  data,
  useMatches,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router';
import { isAllowed } from '#contract/roles.ts';
import { NotAllowed } from '#web/admin/frame/not-allowed.tsx';
import { boardScreens } from '#web/content/admin-menu.ts';
import { adminPaths, patternOf, type PlainScreen } from '#web/content/admin-paths.ts';
import { accessTo, homeOf } from '#web/content/screen-access.ts';
import * as accessLog from './access-log.tsx';
import { adminContext } from './admin-context.ts';
import type { clientLoader as layoutLoader } from './admin-layout.tsx';
import * as admins from './admins.tsx';
import { screensByPath } from './board-screens.ts';
import * as dashboard from './dashboard.tsx';
import * as inquiryDetail from './inquiry-detail.tsx';
import * as login from './login.tsx';
import * as mail from './mail.tsx';
import * as partnershipList from './partnership-list.tsx';
import * as password from './password.tsx';
import * as popup from './popup.tsx';
import * as security from './security.tsx';
import * as supportList from './support-list.tsx';
import * as templates from './templates.tsx';
import * as trash from './trash.tsx';

interface Screen {
  default: ComponentType;
  meta: () => MetaDescriptor[];
  clientLoader?: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

/** The type checker asks for the screen of every address. */
const plainScreens: Readonly<Record<PlainScreen, Screen>> = {
  login,
  dashboard,
  partnerships: partnershipList,
  inquiry: inquiryDetail,
  supportInquiries: supportList,
  password,
  popup,
  trash,
  accessLog,
  mail,
  templates,
  admins,
  security,
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
  // The router spells a pattern with its first slash or without.
  const id = args.pattern.replace(/^\//, '');
  const screen = screenOf(id);
  if (screen === undefined) throw data(null, { status: 404 });
  const admin = args.context.get(adminContext);
  // The screen says so itself; asked for its data, the server would say no more.
  if (admin !== null && !isAllowed(admin.role, accessTo(`/${id}`))) return null;
  return (await screen.clientLoader?.(args)) ?? null;
}

/**
 * The router reloads the document when a route's module does not come, and a lost connection would then show the
 * browser's own error page. Here no module is ever asked for that is not there: the screens are one.
 */
export default function Screen() {
  const id = useMatches().at(-1)?.id;
  const admin = useRouteLoaderData<typeof layoutLoader>('routes/admin/admin-layout');
  const Current = screenOf(id)?.default;
  if (admin && !isAllowed(admin.role, accessTo(`/${id}`))) return <NotAllowed home={homeOf(admin.role)} />;
  return Current && <Current />;
}
