import * as z from 'zod/mini';
import { isAdminId } from './admin-id.ts';
import { isEmailAddress } from './inquiry.ts';
import { messages } from './messages.ts';
import { everyRole, type Role } from './roles.ts';
import { newPassword } from './session.ts';
import { optionalFlag, optionalText, requiredText } from './text.ts';

const { valid } = messages;

/** Somebody of the staff, as the owners see them. */
export interface AdminAccount {
  /** What they log in with. */
  id: string;
  name: string;
  role: Role;
  active: boolean;
  /** Has a link to set a password with, and has not used it yet. */
  invited: boolean;
  lastLogin: string | null;
  secondStep: boolean;
}

export interface AdminAccounts {
  accounts: AdminAccount[];
  /** Whether there is a mail server to send links by. */
  isMailOn: boolean;
}

/** The page on which somebody who was invited sets a password. */
export const invitePath = (token: string) => `/admin/invite/${token}`;

const role = z.enum(everyRole, { error: valid.choice });
const name = requiredText(50, valid.adminName);
const email = optionalText(254).check(
  z.refine((text) => text === '' || isEmailAddress(text), { error: valid.email }),
);

export const inviteInput = z.object({
  id: requiredText(50, valid.adminId).check(z.refine(isAdminId, { error: valid.adminIdForm })),
  name,
  role,
  email,
});
export type InviteInput = z.infer<typeof inviteInput>;

export const newLinkInput = z.object({ email });

export const adminChange = z
  .object({ role: z.optional(role), active: optionalFlag, name: z.optional(name) })
  .check(
    z.refine((given) => Object.values(given).some((value) => value !== undefined), {
      error: valid.selectToChange,
    }),
  );
export type AdminChange = z.infer<typeof adminChange>;

export const inviteAnswerInput = z.object({
  token: z.string({ error: messages.admin.inviteGone }),
  password: newPassword,
});
