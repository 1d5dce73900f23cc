import type { FastifyInstance } from 'fastify';
import { accessLogApi } from '#contract/access-log.api.ts';
import { actorOf } from '#server/session/guard.ts';
import { mount } from '#server/http/mount.ts';
import type { AccessLogService } from './access-log.service.ts';
import { seoulDay } from '#contract/seoul-day.ts';

export function accessLogRoutes(app: FastifyInstance, service: AccessLogService): void {
  mount(app, accessLogApi.list, async ({ query: { page, day, actor } }, request) => {
    const found = await service.list({ span: seoulDay(day), actor }, page);
    await service.write(actorOf(request), 'accessLogView', `${day || '전체'} ${found.page}쪽`);
    return found;
  });
}
