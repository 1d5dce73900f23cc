import { useEffect } from 'react';
import { replace, useNavigate } from 'react-router';
import { messages } from '#contract/messages.ts';
import { Door } from '#web/admin/session/door.tsx';
import { LoginForm } from '#web/admin/session/login-form.tsx';
import { askServer } from '#web/admin/session/session-calls.ts';
import {
  askedPage,
  forgetAskedPage,
  isLoginNoticeWanted,
  takeLoginNotice,
} from '#web/admin/session/session-flag.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { homeOf } from '#web/content/screen-access.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { adminMeta } from './admin-meta.ts';

export const meta = () => adminMeta('로그인');

/** Who has a living session goes on at once; a server that is away is no reason not to show the form. */
export async function clientLoader() {
  // Sent here by the guard, which has just heard that nobody is logged in.
  if (isLoginNoticeWanted()) return null;
  if (!isReload()) forgetAskedPage();
  const admin = await askServer().catch(() => null);
  if (admin !== null) throw replace(homeOf(admin.role));
  return null;
}

function isReload(): boolean {
  const [served] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return served?.type === 'reload';
}

export default function Login() {
  const { alert } = useDialogs();
  const navigate = useNavigate();

  useEffect(() => {
    if (takeLoginNotice()) void alert(messages.wire.loginRequired);
  }, [alert]);

  const enter = ({ role }: AdminIdentity) => {
    const target = askedPage() ?? homeOf(role);
    forgetAskedPage();
    void navigate(target, { replace: true });
  };

  return (
    <Door title="관리자 로그인">
      <LoginForm onLogin={enter} />
    </Door>
  );
}
