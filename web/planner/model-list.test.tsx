import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeOf } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { plannerWords } from '#web/content/tools/planner.ts';
import { ModelList } from './model-list.tsx';
import { survey } from './survey.ts';

/** The row of each robot, by its model. */
function rowsOf(plan: Plan): Map<string, string> {
  const list = renderToStaticMarkup(
    <ModelList
      words={plannerWords.models(plan)}
      place={placeOf(plan)}
      survey={survey({ plan, model: 'T10' })}
      chosen="T10"
      onChoose={() => {}}
    />,
  );
  const rows = list.matchAll(/<label.*?<\/label>/g);
  return new Map(Array.from(rows, ([row]) => [/value="(\w+)"/.exec(row)![1]!, row]));
}

const [, cafe, , hotel, , warehouse] = planTemplates;

test('a robot that gets everywhere is marked as good where it is made for, and asked about elsewhere', () => {
  for (const [plan, isGood, toAsk, sentence] of [
    [cafe, ['T8', 'T10'], ['W3', 'S100'], '음식점에서 쓸 수 있는지 확인 필요'],
    [hotel, ['T10', 'W3'], ['S100'], '호텔에서 쓸 수 있는지 확인 필요'],
    [warehouse, ['S100'], ['T10', 'W3'], '창고에서 쓸 수 있는지 확인 필요'],
  ] as const) {
    const rows = rowsOf(plan!);
    for (const model of [...isGood, ...toAsk]) expect(rows.get(model)).toMatch(/(\d+)개 [가-힣]+ 중 \1개/);
    for (const model of isGood) {
      expect(rows.get(model)).toContain('lucide-check');
      expect(rows.get(model)).not.toContain('확인 필요');
    }
    for (const model of toAsk) {
      expect(rows.get(model)).not.toContain('lucide-check');
      expect(rows.get(model)).toContain(sentence);
    }
  }
});

test('of a robot whose least passage nobody knows it is said that one must ask, in words', () => {
  expect(rowsOf(cafe!).get('T6')).toMatch(/<\/svg>확인 필요</);
});
