/** What somebody of the staff is there for. */
export const roles = { owner: '전체 관리자', editor: '콘텐츠 담당', sales: '문의 담당' } as const;
export type Role = keyof typeof roles;

export const everyRole = Object.keys(roles) as [Role, ...Role[]];

/** Who may make a call or open a screen: anyone, whoever is logged in, or one role and the owners. */
export type Access = 'open' | 'staff' | Role;

/** An owner may do everything; what says nothing about who may is the owners' alone. */
export function isAllowed(role: Role, access: Access | undefined): boolean {
  return role === 'owner' || access === 'open' || access === 'staff' || access === role;
}
