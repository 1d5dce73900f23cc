import '#web/admin/frame/office.css';
import { useEffect } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { messages } from '#contract/messages.ts';
import { LoginForm } from '#web/admin/session/login-form.tsx';
import { currentAdmin } from '#web/admin/session/session-calls.ts';
import { askedPage, forgetAskedPage, takeLoginNotice } from '#web/admin/session/session-flag.ts';
import { company } from '#web/content/company.ts';
import { adminPaths } from '#web/content/paths.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { adminMeta } from './admin-meta.ts';

export const meta = () => adminMeta('로그인');

/** Who comes here with a living session is offered the way in; a server that is away is no reason not to show the form. */
export async function clientLoader() {
  return { admin: await currentAdmin().catch(() => null) };
}

export function HydrateFallback() {
  return <p className="grid min-h-dvh place-items-center text-muted">{messages.public.loading}</p>;
}

export default function Login() {
  const { admin } = useLoaderData<typeof clientLoader>();
  const { alert } = useDialogs();
  const navigate = useNavigate();

  useEffect(() => {
    if (takeLoginNotice()) void alert(messages.wire.loginRequired);
  }, [alert]);

  const enter = () => {
    const target = askedPage() ?? adminPaths.partnerships;
    forgetAskedPage();
    void navigate(target);
  };

  return (
    <main data-office className="grid min-h-dvh bg-surface place-items-center p-4">
      <div className="grid w-full max-w-sm gap-6 rounded-md border border-line bg-white p-6 sm:p-8">
        <div>
          <img src="/favicon.svg" alt="" width={40} height={40} className="mb-4" />
          <p className="text-label font-semibold text-accent-strong">{company.name}</p>
          <h1 className="text-heading">관리자 로그인</h1>
        </div>
        {admin !== null && (
          <p className="rounded-sm bg-tint p-4 text-label">
            {admin.name} 계정으로 로그인되어 있습니다.{' '}
            <Link to={adminPaths.partnerships} className="font-semibold text-accent-strong underline">
              관리 화면으로 이동
            </Link>
          </p>
        )}
        <LoginForm onLogin={enter} />
      </div>
    </main>
  );
}
