import { expect, test } from 'vitest';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { survey, type Survey, type SurveyQuestion } from './survey.ts';
import { Surveyor } from './surveyor.ts';

const [plan] = planTemplates;
const named = (name: string): SurveyQuestion => ({ plan: { ...plan, name }, model: 'T10' });

/** A thread that answers when a test says so. */
function handThread() {
  const looked: string[] = [];
  const told: Survey[] = [];
  let answer = () => undefined as void;
  const surveyor = new Surveyor(
    (question) => {
      looked.push(question.plan.name);
      return new Promise((resolve) => (answer = () => resolve(survey(question))));
    },
    (found) => told.push(found),
  );
  const finish = async () => {
    const before = told.length;
    answer();
    await expect.poll(() => told.length).toBe(before + 1);
  };
  return { surveyor, looked, told, finish };
}

test('while one plan is looked through the others wait, and of them only the last is looked at', async () => {
  const { surveyor, looked, told, finish } = handThread();
  for (const name of ['first', 'second', 'third']) surveyor.ask(named(name));
  expect(looked).toEqual(['first']);
  // A hand that goes on dragging still sees what it did a moment ago.
  await finish();
  expect(looked).toEqual(['first', 'third']);
  await finish();
  expect(told).toHaveLength(2);
  surveyor.ask(named('later'));
  expect(looked).toEqual(['first', 'third', 'later']);
});
