/** What the screen of the admins fetches when it is opened. */
export { Accounts } from './admin-accounts.tsx';
export { readAdmins } from './admins-calls.ts';
