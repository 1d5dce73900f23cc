import type { Survey, SurveyQuestion } from './survey.ts';

/** A thread that looks through plans, one after the other, so that a hand that drags never waits. It begins with the first. */
export class SurveyThread {
  #worker: Worker | null = null;

  async look(question: SurveyQuestion): Promise<Survey> {
    try {
      return await this.#ask(question);
    } catch {
      // Where there is no thread to be had it is done here.
      this.close();
      const { survey } = await import('./survey.ts');
      return survey(question);
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(question: SurveyQuestion): Promise<Survey> {
    const worker = (this.#worker ??= new Worker(new URL('./survey.worker.ts', import.meta.url), {
      type: 'module',
    }));
    const answered = new AbortController();
    const { signal } = answered;
    return new Promise<Survey>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Survey>) => resolve(data), { signal });
      worker.addEventListener('error', reject, { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      worker.postMessage(question);
    }).finally(() => answered.abort());
  }
}

/** One plan alone. */
export async function surveyInThread(question: SurveyQuestion): Promise<Survey> {
  const thread = new SurveyThread();
  try {
    return await thread.look(question);
  } finally {
    thread.close();
  }
}
