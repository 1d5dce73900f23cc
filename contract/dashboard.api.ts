import * as z from 'zod/mini';
import { recordAnswer } from './answer.wire.ts';
import type { Codec } from './codec.ts';
import { dashboardSpans, type Dashboard } from './dashboard.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { textIn } from './page.ts';

const days = z.pipe(
  z.transform(
    (value: unknown): number =>
      dashboardSpans.find((span) => String(span) === textIn(value)) ?? dashboardSpans[0],
  ),
  z.number(),
);

const choices = z.array(z.object({ choice: z.string(), inquiries: z.number() }));

const dashboard = z.object({
  days: z.number(),
  daily: z.array(z.object({ day: z.string(), partnership: z.number(), support: z.number() })),
  byStatus: z.array(z.number()),
  byModel: choices,
  byRegion: choices,
  firstAnswer: z.object({
    answers: z.number(),
    medianMinutes: z.nullable(z.number()),
    slowestTenthMinutes: z.nullable(z.number()),
  }),
  waiting: z.array(
    z.object({
      id: z.number(),
      category: z.number(),
      title: z.string(),
      status: z.number(),
      assignee: z.nullable(z.string()),
      createdAt: z.iso.datetime({ offset: true }),
    }),
  ),
  week: z.array(
    z.object({
      board: z.string(),
      id: z.number(),
      title: z.string(),
      turn: z.enum(['start', 'end']),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

const dashboardCodec: Codec<Dashboard> = {
  schema: dashboard,
  encode: (figures) => figures,
  decode: (raw) => dashboard.parse(raw),
};

export const dashboardApi = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'sales',
    summary: '문의 현황 (최근 30일, 90일 또는 365일)',
    query: defineFields(z.object({ days }), { days: 'days' }),
    answer: recordAnswer(dashboardCodec),
    timeoutMs: limits.listTimeoutMs,
  }),
};
