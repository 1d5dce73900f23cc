import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from './answer-cache.ts';
import type { HotPath } from './hot-path.ts';
import type { InFlight } from '#server/http/in-flight.ts';
import { everyPage } from '#server/http/request-target.ts';

interface Watched {
  cache: Pick<AnswerCache, 'size' | 'bytes'>;
  hot: Pick<HotPath, 'answered'>;
  inFlight: InFlight;
}

type Kind = 'page' | 'api' | 'file' | 'other';

function kindOf({ routeOptions, isFile }: FastifyRequest): Kind {
  const { url = '' } = routeOptions;
  if (isFile || url.startsWith('/resources/')) return 'file';
  if (url.startsWith('/api') || url.startsWith('/admin/')) return 'api';
  return url === everyPage ? 'page' : 'other';
}

/** What the routes answer is counted and timed as it is answered. */
function countAnswers(app: FastifyInstance, registers: Registry[]): void {
  const answers = new Counter({
    name: 'naru_http_answers_total',
    help: 'Answers by the routes, each of them in the log.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'naru_http_answer_seconds',
    help: 'Time from the whole head of a request to the end of its answer by the routes.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    answers.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
    // How long a stream of events lasted is up to whoever listened.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    seconds.observe({ kind }, reply.elapsedTime / 1_000);
  });
}

/** Figures of this server for Prometheus. */
export function createMetrics(app: FastifyInstance, { cache, hot, inFlight }: Watched): Registry {
  const registry = new Registry();
  countAnswers(app, [registry]);
  // Counted as plain numbers where they happen and read when asked for: an answer from memory has no time for more.
  registry.registerMetric(
    new Counter({
      name: 'naru_http_memory_answers_total',
      help: 'Answers from memory, none of them in the log: at the front door, or behind the parser on the hot path.',
      labelNames: ['by'],
      registers: [],
      collect() {
        this.reset();
        for (const [by, count] of Object.entries(hot.answered)) this.inc({ by }, count);
      },
    }),
  );
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('naru_cache_entries', 'Answers kept in memory.', () => cache.size);
  gauge(
    'naru_cache_bytes',
    'What the answers kept in memory hold, compressed forms included.',
    () => cache.bytes,
  );
  gauge('naru_http_in_flight', 'Requests that handlers are working on.', () => inFlight.count());
  return registry;
}
