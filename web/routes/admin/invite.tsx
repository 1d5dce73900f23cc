import '#web/admin/frame/admin.css';
import { data, useActionData, useLoaderData } from 'react-router';
import { messages } from '#contract/messages.ts';
import { passwordChoice } from '#contract/session.ts';
import { Door } from '#web/admin/session/door.tsx';
import { InviteForm } from '#web/admin/session/invite-form.tsx';
import { adminPaths } from '#web/content/admin-paths.ts';
import { pageServices } from '#web/ssr/server-context.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { Route } from './+types/invite.ts';
import { adminMeta } from './admin-meta.ts';

export const meta = () => adminMeta('비밀번호 설정');

/** Whoever knows the address may set the password: it is told to nobody and kept nowhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const secret = new Headers(actionHeaders);
  secret.set('cache-control', 'no-store');
  secret.set('referrer-policy', 'no-referrer');
  secret.set('x-robots-tag', 'noindex, nofollow');
  return secret;
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const invited = await context.get(pageServices).invited(params.token);
  return data(invited, { status: invited === null ? 404 : 200 });
}

/** A plain form, with scripts and without: there is nothing that they would make easier. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = passwordChoice.safeParse(Object.fromEntries(await request.formData()));
  if (!typed.success) {
    const [issue] = typed.error.issues;
    return data({ isSet: false, error: issue?.message ?? messages.valid.allFields }, { status: 400 });
  }
  const result = await context.get(pageServices).acceptInvite(params.token, { password: typed.data.next });
  return result.ok
    ? data({ isSet: true, error: '' }, { status: 200 })
    : data({ isSet: false, error: result.message }, { status: result.status });
}

export default function Invite() {
  const invited = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <Door title="비밀번호 설정">
      {posted?.isSet && <PasswordSet />}
      {!posted?.isSet && invited === null && <p role="alert">{messages.admin.inviteGone}</p>}
      {!posted?.isSet && invited !== null && <InviteForm {...invited} error={posted?.error} />}
    </Door>
  );
}

/** A whole new page: what the browser knows of this one is best forgotten. */
function PasswordSet() {
  return (
    <>
      <p role="alert">{messages.admin.passwordSet}</p>
      <a href={adminPaths.login} className={buttonStyle({ size: 'lg' })}>
        로그인
      </a>
    </>
  );
}
