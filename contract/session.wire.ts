import * as z from 'zod/mini';
import { messages } from './messages.ts';
import type { AdminIdentity } from './session.ts';

export const sessionSchema = z.object({
  success: z.boolean(),
  isAuthenticated: z.boolean(),
  ad_no: z.nullable(z.number()),
  ad_name: z.nullable(z.string()),
});

export function sessionToWire(admin: AdminIdentity | null): z.infer<typeof sessionSchema> {
  return {
    success: true,
    isAuthenticated: admin !== null,
    ad_no: admin?.id ?? null,
    ad_name: admin?.name ?? null,
  };
}

export function sessionFromWire(raw: unknown): AdminIdentity | null {
  const wire = sessionSchema.parse(raw);
  return wire.isAuthenticated && wire.ad_no !== null ? { id: wire.ad_no, name: wire.ad_name ?? '' } : null;
}

export const loginSchema = z.object({ success: z.boolean(), result: z.string() });
export const loginFields = { id: 'id', pw: 'password' } as const;

export function isLoggedIn(raw: unknown): boolean {
  return loginSchema.safeParse(raw).data?.result === messages.wire.success;
}

/** The canonical names first; the legacy duplicates count where those are absent. */
export const passwordFields = {
  currentPassword: 'current',
  newPassword: 'next',
  confirmPassword: 'confirm',
  ad_pw: 'current',
  pw: 'current',
  new_pw: 'next',
  confirm_pw: 'confirm',
} as const;
