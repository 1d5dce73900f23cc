import type { Survey, SurveyQuestion } from './survey.ts';

/** Has plans looked through one at a time. Of those that come meanwhile, as from a hand that drags, only the last is. */
export class Surveyor {
  #next: SurveyQuestion | null = null;
  #isAtWork = false;
  readonly #look: (question: SurveyQuestion) => Promise<Survey>;
  readonly #tell: (survey: Survey) => void;

  constructor(look: (question: SurveyQuestion) => Promise<Survey>, tell: (survey: Survey) => void) {
    this.#look = look;
    this.#tell = tell;
  }

  ask(question: SurveyQuestion): void {
    this.#next = question;
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#next !== null) {
      const question = this.#next;
      this.#next = null;
      this.#tell(await this.#look(question));
    }
    this.#isAtWork = false;
  }
}
