import * as z from 'zod/mini';
import { accessActions, type AccessAction, type AccessLogEntry } from './access-log.ts';

export const accessLogSchema = z.object({
  al_no: z.number(),
  al_dt: z.iso.datetime({ offset: true }),
  al_actor: z.string(),
  al_ip: z.string(),
  al_action: z.enum(Object.keys(accessActions) as [AccessAction, ...AccessAction[]]),
  al_target: z.string(),
});

/** The log is read by day (Seoul) and by person. */
export const accessLogFields = { curPage: 'page', day: 'day', actor: 'actor' } as const;

export function accessLogToWire(entry: AccessLogEntry): z.infer<typeof accessLogSchema> {
  return {
    al_no: entry.id,
    al_dt: entry.at,
    al_actor: entry.actor,
    al_ip: entry.address,
    al_action: entry.action,
    al_target: entry.target,
  };
}

export function accessLogFromWire(raw: unknown): AccessLogEntry {
  const wire = accessLogSchema.parse(raw);
  return {
    id: wire.al_no,
    at: wire.al_dt,
    actor: wire.al_actor,
    address: wire.al_ip,
    action: wire.al_action,
    target: wire.al_target,
  };
}
