import { Link } from 'react-router';
import { recommend } from '#catalog/recommend.ts';
import { answerEntries, type Answers } from '#catalog/answers.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { leadingTo } from './staying-link.ts';

export interface NoFitWords {
  title: string;
  /** Where one answer less helps. */
  text: string;
  /** Where it does not. */
  stuck: string;
  without: Record<keyof Answers, string>;
  inquiry: string;
}

interface NoFitProps {
  words: NoFitWords;
  answers: Answers;
  addressOf: (answers: Answers) => string;
  /** Where the results stand. */
  results: string;
  inquiry: string;
}

/** Nothing surely fits: says so, and which answer stands in the way. */
export function NoFit({ words, answers, addressOf, results, inquiry }: NoFitProps) {
  const ways = answerEntries(answers)
    .map(([name]) => {
      const { [name]: _left, ...others } = answers;
      const sure = recommend(others).fits.filter(({ isSure }) => isSure);
      return { name, to: addressOf(others), count: sure.length };
    })
    .filter(({ count }) => count > 0);
  return (
    <div className="mt-6 rounded-lg border border-line bg-surface p-7 md:p-10">
      <h3 className="text-lead font-bold text-ink">{words.title}</h3>
      <p className="mt-2 text-body text-pretty text-muted">{ways.length > 0 ? words.text : words.stuck}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {ways.map(({ name, to, count }) => (
          <Link key={name} to={to} {...leadingTo(results)} className={buttonStyle({ look: 'secondary' })}>
            {words.without[name]} ({count}종)
          </Link>
        ))}
        <Link to={inquiry} className={buttonStyle({ look: 'primary' })}>
          {words.inquiry}
        </Link>
      </div>
    </div>
  );
}
