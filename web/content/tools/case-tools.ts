import { placeNames, places, type Answers } from '#catalog/answers.ts';
import { robotOf, type Model, type Task } from '#catalog/robots.ts';
import { boards } from '#contract/boards.ts';
import { compareLink, costLinks, finderLink, modelsIn, type ToolLink } from './tool-links.ts';

const { serving, cleaning, interview } = boards.case.categories;
const taskOfList: Readonly<Record<number, Task>> = {
  [serving.number]: 'serving',
  [cleaning.number]: 'cleaning',
};

/** What the robots of a case do; what its list is about where it names none, nothing where they do different work. */
function taskOf(models: readonly Model[], category: number): Task | undefined {
  const [task, ...others] = new Set(models.map((model) => robotOf(model).task));
  if (others.length > 0) return undefined;
  return task ?? taskOfList[category];
}

/** Under a case: robots for a place of that kind, and those that work there beside others. */
export function caseTools(post: {
  title: string;
  content: string;
  category: number;
  industry: number;
}): ToolLink[] {
  const models = modelsIn(`${post.title}\n${post.content}`);
  // The first six industries are the finder's first six places; the seventh is any other.
  const place = post.category === interview.number || post.industry > 5 ? undefined : places[post.industry];
  const task = taskOf(models, post.category);
  const answers: Answers = { ...(task && { task }), ...(place && { place }) };
  const where = place ? `${placeNames[place]}에` : '우리 매장에';
  return [
    finderLink(answers, `${where} 맞는 로봇을 통로 폭으로 찾아보세요.`),
    ...(models.length > 0 ? [compareLink(models)] : []),
    ...(post.category === cleaning.number ? [] : costLinks(models)),
  ];
}
