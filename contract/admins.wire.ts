import * as z from 'zod/mini';
import { adminChange, inviteAnswerInput, inviteInput, newLinkInput, type AdminAccounts } from './admins.ts';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { everyRole } from './roles.ts';

const list = z.object({
  success: z.literal(true),
  list: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(everyRole),
      active: z.boolean(),
      invited: z.boolean(),
      lastLogin: z.nullable(z.iso.datetime({ offset: true })),
      secondStep: z.boolean(),
    }),
  ),
  isMailOn: z.boolean(),
});

export const adminsAnswer: Codec<AdminAccounts> = {
  schema: list,
  encode: ({ accounts, isMailOn }) => ({ success: true, list: accounts, isMailOn }),
  decode(raw) {
    const { list: accounts, isMailOn } = list.parse(raw);
    return { accounts, isMailOn };
  },
};

const invited = z.object({ success: z.literal(true), message: z.string(), link: z.string() });

/** The address is shown this once: the server keeps no more than its hash. */
export const invitedAnswer: Codec<{ message: string; link: string }> = {
  schema: invited,
  encode: ({ message, link }) => ({ success: true, message, link }),
  decode(raw) {
    const { message, link } = invited.parse(raw);
    return { message, link };
  },
};

export const inviteFields = defineFields(inviteInput, {
  id: 'id',
  name: 'name',
  role: 'role',
  email: 'email',
});
export const newLinkFields = defineFields(newLinkInput, { email: 'email' });
export const adminChangeFields = defineFields(adminChange, { role: 'role', active: 'active', name: 'name' });
export const inviteAnswerFields = defineFields(inviteAnswerInput, { token: 'token', password: 'pw' });
