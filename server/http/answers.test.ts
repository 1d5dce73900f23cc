import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { doneAnswer } from '#contract/answer.wire.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { mount } from './mount.ts';

const call = {
  method: 'GET',
  path: '/x',
  access: 'open',
  summary: '',
  answer: doneAnswer,
  timeoutMs: 1,
} as const;

async function statusOf(checksAnswers: boolean, encode: (message: string) => unknown): Promise<number> {
  const app = Fastify();
  app.decorate('checksAnswers', checksAnswers);
  mount(app, defineEndpoint({ ...call, answer: { ...doneAnswer, encode } }), async () => 'done');
  const { statusCode } = await app.inject('/x');
  await app.close();
  return statusCode;
}

it.each([
  ['is as the contract says', { success: true, message: 'a' }, 200],
  ['lacks what the contract promises', { success: true }, 500],
  ['holds what the contract does not name', { success: true, message: 'a', secret: 1 }, 500],
])('an answer that %s has status %3$i where answers are checked', async (_, answer, status) => {
  expect(await statusOf(true, () => answer)).toBe(status);
});

it('answers are not checked unless asked for: visitors would rather have one that is nearly right', async () => {
  expect(await statusOf(false, () => ({ success: true }))).toBe(200);
});

it('a handler that gives anything else than the contract says is a type error', () => {
  const app = Fastify();
  // @ts-expect-error: the answer is a message, not a number
  mount(app, defineEndpoint(call), async () => 1);
  expect(app.hasRoute({ method: 'GET', url: '/x' })).toBe(true);
});
