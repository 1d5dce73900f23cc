import type { FastifyInstance } from 'fastify';
import { accessLogApi } from '#contract/access-log.api.ts';
import { accessLogToWire } from '#contract/access-log.wire.ts';
import { pageToWire } from '#contract/list.wire.ts';
import { messages } from '#contract/messages.ts';
import { isCleanText } from '#contract/clean-text.ts';
import { invalid } from '#server/errors.ts';
import { visitorOf } from '#server/session/guard.ts';
import { readListQuery } from '#server/http/list-query.ts';
import { mount } from '#server/http/mount.ts';
import type { AccessLogFilter } from './access-log.repository.ts';
import type { AccessLogService } from './access-log.service.ts';
import { seoulDay } from './seoul-day.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A day that does not exist is refused: showing every day instead would look like an answer. */
function readFilter(query: Readonly<Record<string, unknown>>): AccessLogFilter {
  const day = textOf(query['day']);
  const actor = textOf(query['actor']);
  const span = day === '' ? null : seoulDay(day);
  if ((day !== '' && span === null) || !isCleanText(actor)) throw invalid(messages.wire.invalid);
  return { span, actor };
}

export function accessLogRoutes(app: FastifyInstance, service: AccessLogService): void {
  mount(app, accessLogApi.list, async ({ query }, request) => {
    const filter = readFilter(query);
    const { page } = readListQuery(query, { actor: '' });
    const found = await service.list(filter, page);
    await service.write(
      visitorOf(request),
      'accessLogView',
      `${textOf(query['day']) || '전체'} ${found.page}쪽`,
    );
    return pageToWire(found, accessLogToWire);
  });
}
