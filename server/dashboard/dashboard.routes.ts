import type { FastifyInstance } from 'fastify';
import { dashboardApi } from '#contract/dashboard.api.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf } from '#server/session/guard.ts';
import type { DashboardService } from './dashboard.service.ts';

export function dashboardRoutes(app: FastifyInstance, service: DashboardService): void {
  mount(app, dashboardApi.read, ({ query }, request) => service.read(query.days, actorOf(request)));
}
