import { useState } from 'react';
import { everyRole, roles, type Role } from '#contract/roles.ts';
import { Select } from '#web/ui/select.tsx';

const notes: Record<Role, string> = {
  owner: '모든 화면을 보고, 관리자를 추가하거나 바꿀 수 있습니다.',
  editor: '이벤트/뉴스, 설치사례, FAQ, 팝업을 다룹니다. 문의는 볼 수 없습니다.',
  sales: '문의와 메일을 다루고 현황을 봅니다. 게시물과 팝업은 다룰 수 없습니다.',
};

const options = everyRole.map((role) => ({ value: role, label: roles[role] }));

/** A role, and what it is for. */
export function RoleField({ first }: { first: Role }) {
  const [role, setRole] = useState(first);
  return (
    <Select
      label="역할"
      name="role"
      options={options}
      value={role}
      hint={notes[role]}
      onChange={(event) => setRole(event.target.value as Role)}
    />
  );
}
