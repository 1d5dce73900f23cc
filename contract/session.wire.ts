import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { messages } from './messages.ts';
import { everyRole } from './roles.ts';
import { codeInput, secondSteps, type SecondStep } from './login-step.ts';
import { credentials, passwordChange, type AdminIdentity } from './session.ts';

const session = z.object({
  success: z.literal(true),
  isAuthenticated: z.boolean(),
  ad_no: z.nullable(z.number()),
  ad_name: z.nullable(z.string()),
  ad_id: z.optional(z.string()),
  ad_role: z.optional(z.enum(everyRole)),
});

/** Who is logged in, or null. */
export const sessionAnswer: Codec<AdminIdentity | null> = {
  schema: session,
  encode: (admin) => ({
    success: true,
    isAuthenticated: admin !== null,
    ad_no: admin?.id ?? null,
    ad_name: admin?.name ?? null,
    ...(admin && { ad_id: admin.login, ad_role: admin.role }),
  }),
  decode(raw) {
    const { isAuthenticated, ad_no: id, ad_name: name, ad_id: login, ad_role: role } = session.parse(raw);
    return isAuthenticated && id !== null && role !== undefined
      ? { id, name: name ?? '', login: login ?? '', role }
      : null;
  },
};

const steps = z.array(z.enum(secondSteps));
const login = z.object({
  success: z.literal(true),
  result: z.string(),
  message: z.string(),
  step: z.optional(z.enum(secondSteps)),
  steps: z.optional(steps),
});
const loginResult = z.pick(login, { success: true, result: true, steps: true });
const { success, secondStep } = messages.wire;

/** Whether a login was taken: nothing but the success word says so. If not, by which steps it can be finished. */
export interface LoginResult {
  isIn: boolean;
  steps: readonly SecondStep[];
}

export const loginAnswer: Codec<LoginResult> = {
  schema: login,
  encode({ isIn, steps: open }) {
    const result = isIn ? success : secondStep;
    return { success: true, result, message: result, ...(!isIn && { step: open[0], steps: open }) };
  },
  decode(raw) {
    const { result, steps: open = [] } = loginResult.safeParse(raw).data ?? {};
    return { isIn: result === success, steps: result === secondStep ? open : [] };
  },
};

export const loginFields = defineFields(credentials, { id: 'id', password: 'pw' });

export const codeFields = defineFields(codeInput, { code: 'code' });

/** The canonical names first; the legacy duplicates count where those are absent. */
export const passwordFields = defineFields(passwordChange, {
  current: ['currentPassword', 'ad_pw', 'pw'],
  next: ['newPassword', 'new_pw'],
  confirm: ['confirmPassword', 'confirm_pw'],
});
