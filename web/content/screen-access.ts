import { isAllowed, type Access, type Role } from '#contract/roles.ts';
import { adminPaths, patternOf, type PlainScreen } from './admin-paths.ts';

/** Who may open which screen, as the server tells by the calls that it makes. The type checker asks for every one. */
const screenAccess: Readonly<Record<PlainScreen, Access>> = {
  login: 'open',
  partnerships: 'sales',
  inquiry: 'sales',
  supportInquiries: 'sales',
  dashboard: 'sales',
  mail: 'sales',
  templates: 'sales',
  popup: 'editor',
  accessLog: 'owner',
  admins: 'owner',
  trash: 'staff',
  password: 'staff',
  security: 'staff',
};

const { boards, ...plainPaths } = adminPaths;

const accessByPattern = new Map<string, Access>([
  ...Object.entries(plainPaths).map(([name, path]): [string, Access] => [
    patternOf(path),
    screenAccess[name as PlainScreen],
  ]),
  ...Object.values(boards).flatMap((board) =>
    Object.values(board).map((path): [string, Access] => [patternOf(path), 'editor']),
  ),
]);

/** Who may open the screen with this pattern. */
export const accessTo = (pattern: string) => accessByPattern.get(pattern);

/** Where somebody of this role begins. */
export function homeOf(role: Role): string {
  const { partnerships } = adminPaths;
  return isAllowed(role, screenAccess.partnerships) ? partnerships : boards.event.list;
}
