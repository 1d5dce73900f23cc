import { afterEach, expect, test, vi } from 'vitest';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { surveyInThread, SurveyThread } from './survey-thread.ts';
import { survey, type SurveyQuestion } from './survey.ts';

const question: SurveyQuestion = { plan: planTemplates[0], model: 'T10' };

afterEach(() => vi.unstubAllGlobals());

/** What a browser calls a thread; this one is given what it does with a question. */
function stubWorker(answer: (worker: EventTarget, question: SurveyQuestion) => void) {
  const started: { isEnded: boolean }[] = [];
  class StubWorker extends EventTarget {
    isEnded = false;
    constructor() {
      super();
      started.push(this);
    }
    postMessage(data: SurveyQuestion) {
      answer(this, data);
    }
    terminate() {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return started;
}

test('one thread answers one question after the other, and ends when it is closed', async () => {
  const started = stubWorker((worker, data) =>
    worker.dispatchEvent(new MessageEvent('message', { data: survey(data) })),
  );
  const thread = new SurveyThread();
  expect((await thread.look(question)).tables).toBe(12);
  expect((await thread.look({ ...question, plan: planTemplates[3]! })).tables).toBe(10);
  expect(started).toMatchObject([{ isEnded: false }]);
  thread.close();
  expect(started).toMatchObject([{ isEnded: true }]);
});

test('where the browser gives no thread the plan is looked through all the same', async () => {
  const started = stubWorker((worker) => worker.dispatchEvent(new Event('error')));
  expect(await surveyInThread(question)).toEqual(survey(question));
  expect(started).toMatchObject([{ isEnded: true }]);
});
