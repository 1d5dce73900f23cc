import { expect, test, vi } from 'vitest';
import { messages } from '#planner/messages.ts';
import { parsePlan } from '#planner/plan.ts';
import { DayStore, withPatience, type DayQuestion, type Answer } from './day-store.ts';
import { dayReplies, type DayRequest } from './day-work.ts';
import { dayTexts } from './day-result.ts';

/** Answers one step each time it is told to, with the engine itself. */
function handAnswers() {
  const started: { request: DayRequest; isEnded: boolean; step: () => void; fail: () => void }[] = [];
  const answer: Answer = (request, reply) => {
    const replies = dayReplies(request);
    const own = {
      request,
      isEnded: false,
      step: () => {
        const { value } = replies.next();
        if (value && !own.isEnded) reply(value);
      },
      fail: () => reply({ kind: 'failed', sentence: null }),
    };
    started.push(own);
    return () => (own.isEnded = true);
  };
  return { answer, started };
}

const plan = parsePlan({
  v: 1,
  name: '',
  width: 600,
  depth: 400,
  obstacles: [{ kind: 'table', id: 'table', x: 400, y: 150, w: 80, d: 60 }],
  pickup: { x: 100, y: 200 },
  dock: null,
});
const question: DayQuestion = {
  plan,
  model: 'T10',
  seed: 1,
  settings: { robots: 2, ordersPerHour: 40, hours: 1 },
};

test('the day comes first, then one fleet after the other; the worker ends when all are there', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  expect(store.state()).toMatchObject({ day: null, isWorking: true });
  const [worker] = started;
  worker!.step();
  expect(store.state().day?.tracks).toHaveLength(2);
  expect(store.state().fleets.size).toBe(0);
  for (const robots of [1, 2, 3, 4, 5]) {
    expect(store.state().isWorking).toBe(true);
    worker!.step();
    expect([...store.state().fleets.keys()].at(-1)).toBe(robots);
  }
  expect([worker!.isEnded, store.state().isWorking]).toEqual([true, false]);
});

test('a newer question ends the older one, whose answers are never seen', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  started[0]!.step();
  started[0]!.step();
  store.ask({ ...question, model: 'T9' });
  expect(started[0]!.isEnded).toBe(true);
  expect(store.state().fleets.size).toBe(0);
  started[0]!.step();
  expect(store.state().fleets.size).toBe(0);
  started[1]!.step();
  expect(store.state().question?.model).toBe('T9');
});

test('another number of robots asks only for what is not known yet', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  for (let step = 0; step < 4; step += 1) started[0]!.step();
  store.ask({ ...question, settings: { ...question.settings, robots: 4 } });
  expect(started[1]!.request.fleets).toEqual([4, 5]);
  for (let step = 0; step < 3; step += 1) started[1]!.step();
  expect(store.state().day?.tracks).toHaveLength(4);
  expect([...store.state().fleets.keys()].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

test('another day to play leaves the comparison as it is', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  for (let step = 0; step < 6; step += 1) started[0]!.step();
  const { day, fleets } = store.state();
  store.ask({ ...question, seed: 2 });
  started[1]!.step();
  expect(store.state().fleets).toBe(fleets);
  expect(store.state().day?.orders).not.toEqual(day?.orders);
});

test('another number of robots ends the work too when everything is known already', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  for (let step = 0; step < 6; step += 1) started[0]!.step();
  store.ask({ ...question, settings: { ...question.settings, robots: 1 } });
  expect(started[1]!.request.fleets).toEqual([]);
  started[1]!.step();
  expect([started[1]!.isEnded, store.state().isWorking]).toEqual([true, false]);
});

test('what the engine refuses is told in its own sentence', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask({ ...question, model: 'T6' });
  started[0]!.step();
  expect(store.state()).toMatchObject({
    day: null,
    isWorking: false,
    failure: { sentence: 'T6의 최소 통과 폭이 확인되지 않아 시뮬레이션할 수 없습니다.' },
  });
});

test('a worker that breaks leaves no sentence, and the question can be asked again', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  store.ask(question);
  started[0]!.fail();
  expect(store.state().failure).toEqual({ sentence: null });
  store.retry();
  started[1]!.step();
  expect(store.state().failure).toBeNull();
  expect(store.state().day).not.toBeNull();
});

test('what goes along with an inquiry is what the day came to', () => {
  const { answer, started } = handAnswers();
  const store = new DayStore(answer);
  expect(dayTexts(store.state(), plan)).toBeNull();
  store.ask(question);
  for (let step = 0; step < 6; step += 1) started[0]!.step();
  expect(dayTexts(store.state(), { ...plan })).toBeNull();
  expect(dayTexts(store.state(), plan)).toMatchObject({
    model: 'T10',
    robots: 2,
    ordersPerHour: 40,
    hours: 1,
    ordered: store.state().fleets.get(2)!.ordered,
    fleets: [{ robots: 1 }, { robots: 2 }, { robots: 3 }, { robots: 4 }, { robots: 5 }],
  });
});

test('a day that takes too long is ended with a sentence, and each part of it has time of its own', () => {
  vi.useFakeTimers();
  try {
    const { answer, started } = handAnswers();
    const store = new DayStore(withPatience(answer));
    store.ask(question);
    vi.advanceTimersByTime(19_000);
    started[0]!.step();
    vi.advanceTimersByTime(19_000);
    expect(store.state()).toMatchObject({ isWorking: true, failure: null });
    vi.advanceTimersByTime(1_000);
    expect(store.state()).toMatchObject({ isWorking: false, failure: { sentence: messages.tooLate } });
    expect(started[0]!.isEnded).toBe(true);
    store.ask(question);
    store.close();
    vi.advanceTimersByTime(60_000);
    expect(store.state().failure).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
