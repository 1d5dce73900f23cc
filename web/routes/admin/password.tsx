import { PageHead } from '#web/admin/frame/page-head.tsx';
import { PasswordForm } from '#web/admin/session/password-form.tsx';
import { adminMeta } from './admin-meta.ts';

const title = '회원정보 수정';

export const meta = () => adminMeta(title);

export default function Password() {
  return (
    <>
      <PageHead title={title} />
      <PasswordForm />
      <p className="text-label text-muted">비밀번호를 변경하면 다른 기기에서는 모두 로그아웃됩니다.</p>
    </>
  );
}
