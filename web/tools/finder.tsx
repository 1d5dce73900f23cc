import { answerEntries, type Answers } from '#catalog/answers.ts';
import { recommend, type Fit } from '#catalog/recommend.ts';
import type { Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { searchOf } from './address.ts';
import { readAnswers } from './finder-address.ts';
import { FinderForm, type FinderFormWords } from './finder-form.tsx';
import { FitCard } from './fit-card.tsx';
import type { FitTargets } from './fit-links.tsx';
import { FitTile } from './fit-tile.tsx';
import { MissList } from './miss-list.tsx';
import { NoFit, type NoFitWords } from './no-fit.tsx';
import { ToolBrief } from './tool-brief.tsx';
import { ToolColumns } from './tool-columns.tsx';
import { useFormAddress } from './use-form-address.ts';

interface FinderProps {
  path: string;
  words: {
    form: FinderFormWords;
    formTitle: string;
    best: string;
    unsure: string;
    misses: string;
    noFit: NoFitWords;
    /** How many of all fit and how many must be asked about, in a sentence. */
    count: (sure: number, unsure: number, all: number) => string;
    /** Before anything is asked. */
    all: (all: number) => string;
  };
  robots: Readonly<Record<Model, { text: string; to: string; picture: PictureData }>>;
  linksOf: (fit: Fit, others: readonly Fit[], answers: Answers) => FitTargets;
  inquiryOf: (answers: Answers) => string;
}

const resultsId = 'results';
const address = { read: readAnswers, write: (answers: Answers) => searchOf(answerEntries(answers)) };

/** Questions on one side, on the other at once what they lead to. */
export function Finder({ path, words, robots, linksOf, inquiryOf }: FinderProps) {
  const { value: answers, round, change } = useFormAddress(address);
  const { fits, misses } = recommend(answers);
  const isAsked = answerEntries(answers).length > 0;
  const sure = fits.filter(({ isSure }) => isSure).length;
  const all = fits.length + misses.length;
  const found = isAsked ? words.count(sure, fits.length - sure, all) : words.all(all);
  const addressOf = (others: Answers) => path + address.write(others);
  return (
    <ToolColumns
      formTitle={words.formTitle}
      resultsId={resultsId}
      brief={<ToolBrief before={found} className="lg:hidden" />}
      form={
        <FinderForm
          key={round}
          words={words.form}
          path={path}
          results={resultsId}
          answers={answers}
          onAnswers={change}
        />
      }
    >
      <h2 id={resultsId} tabIndex={-1} className="text-heading outline-none">
        <span aria-live="polite">{found}</span>
      </h2>
      {sure === 0 && (
        <NoFit
          words={words.noFit}
          answers={answers}
          addressOf={addressOf}
          results={resultsId}
          inquiry={inquiryOf(answers)}
        />
      )}
      <div className="@container">
        <ol className={classNames('not-empty:mt-6', isAsked ? 'grid gap-4' : 'fit-tiles')}>
          {fits.map((fit, index) => {
            const { text, picture } = robots[fit.model];
            const links = linksOf(fit, fits, answers);
            const isBest = index === 0 && isAsked && fit.isSure;
            return (
              <li key={fit.model}>
                {isAsked ? (
                  <FitCard
                    fit={fit}
                    aisle={answers.aisle}
                    text={text}
                    picture={picture}
                    badge={isBest ? words.best : fit.isSure ? '' : words.unsure}
                    isBest={isBest}
                    links={links}
                  />
                ) : (
                  <FitTile model={fit.model} text={text} picture={picture} links={links} />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {misses.length > 0 && (
        <MissList
          title={words.misses}
          misses={misses}
          aisle={answers.aisle}
          productOf={(model) => robots[model].to}
        />
      )}
    </ToolColumns>
  );
}
