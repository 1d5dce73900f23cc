import type { Questions } from '#web/post/questions.ts';

/** With what leads from each question to the tools; those who get the page whole need nothing of what finds it. */
export async function withQuestionTools(asked: Questions | Promise<Questions>) {
  const [questions, { questionTools }] = await Promise.all([
    asked,
    import('#web/content/tools/tool-links.ts'),
  ]);
  return { questions, links: (questions ?? []).map(({ title, content }) => questionTools(title, content)) };
}
