import '#web/admin/frame/admin.css';
import { Outlet, useLoaderData, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { liveApi } from '#contract/live.api.ts';
import { messages } from '#contract/messages.ts';
import { isAllowed } from '#contract/roles.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { AvatarMenu } from '#web/admin/frame/avatar-menu.tsx';
import { useScreenFocus } from '#web/admin/frame/use-screen-focus.ts';
import { useBackAddress } from '#web/admin/list/detail-link.tsx';
import { DeskNewsProvider } from '#web/admin/live/desk-news.tsx';
import { currentAdmin, logOut } from '#web/admin/session/session-calls.ts';
import { SessionDialog } from '#web/admin/session/session-dialog.tsx';
import { UndoProvider } from '#web/admin/trash/undo.tsx';
import { adminMenu } from '#web/content/admin-menu.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { homeOf } from '#web/content/screen-access.ts';
import { useTypedTextFont } from '#web/text/typed-text-font.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import type { Route } from './+types/admin-layout.ts';
import { adminContext } from './admin-context.ts';
import { adminMeta } from './admin-meta.ts';
import { inquiryListHref, type clientLoader as inquiryLoader } from './inquiry-detail.tsx';
import { loginFirst } from './load.ts';

/** While the server cannot be asked, the screens show that themselves, each with its button to try again. */
const unknownAdmin: AdminIdentity = { id: 0, login: '', name: '관리자', role: 'owner' };

/** Before any screen's data is asked for: is somebody logged in? */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, context }) => {
    if (new URL(request.url).pathname === adminPaths.login) return;
    const admin = await currentAdmin().catch(() => unknownAdmin);
    if (admin === null) throw loginFirst(request);
    context.set(adminContext, admin);
  },
];

export function clientLoader({ context }: Route.ClientLoaderArgs): AdminIdentity | null {
  return context.get(adminContext);
}

/** The login is one of the screens. */
export const shouldRevalidate = () => true;

export const meta = () => adminMeta('관리');

/** What the server sends: no data, and no way to see any without a session. */
export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center p-4 text-center text-muted">
      <p aria-busy className="noscript:hidden">
        {messages.public.loading}
      </p>
      <noscript>
        <p>{messages.admin.needsScripts}</p>
      </noscript>
    </div>
  );
}

export default function AdminLayout() {
  useTypedTextFont();
  useScreenFocus();
  const admin = useLoaderData<typeof clientLoader>();
  return <div data-admin>{admin === null ? <Outlet /> : <LoggedIn admin={admin} />}</div>;
}

function LoggedIn({ admin }: { admin: AdminIdentity }) {
  const { alert, confirm } = useDialogs();
  const navigate = useNavigate();

  const leave = async () => {
    if (!(await confirm(messages.ask.logout))) return;
    // A logout that the server did not hear of ends at least here.
    await logOut().catch(() => undefined);
    await alert(messages.admin.loggedOut);
    await navigate(adminPaths.login);
  };

  return (
    <DeskNewsProvider isFollowing={isAllowed(admin.role, liveApi.follow.access)}>
      <AdminFrame
        home={homeOf(admin.role)}
        menu={adminMenu(admin.role)}
        current={useListInMenu()}
        account={<AvatarMenu name={admin.name} passwordHref={adminPaths.password} onLogout={leave} />}
      >
        <UndoProvider>
          <Outlet />
        </UndoProvider>
        <SessionDialog />
      </AdminFrame>
    </DeskNewsProvider>
  );
}

/** Details begin with the address of their list, except inquiries, which have two lists and one kind of address. */
function useListInMenu(): string {
  const { pathname } = useLocation();
  const inquiry = useRouteLoaderData<typeof inquiryLoader>('admin/contact_d/:id');
  return useBackAddress(inquiry === undefined ? pathname : inquiryListHref(inquiry));
}
