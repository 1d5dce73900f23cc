import type { Model } from '#catalog/robots.ts';
import type { SavingTexts } from '#catalog/saving-texts.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { searchOf } from './address.ts';
import { CostChart, type CostChartWords } from './cost-chart.tsx';
import { CostForm, type CostFormWords } from './cost-form.tsx';
import { CostFormula, type CostFormulaWords } from './cost-formula.tsx';
import { costEntries, readCost, withExample, type CostInput } from './cost-inputs.ts';
import { costOf } from './cost-result.ts';
import { costTexts } from './cost-texts.ts';
import { CostVerdict, type CostVerdictWords } from './cost-verdict.tsx';
import { CostYears, type CostYearsWords } from './cost-years.tsx';
import { ToolBrief } from './tool-brief.tsx';
import { ToolColumns } from './tool-columns.tsx';
import { useFormAddress } from './use-form-address.ts';

interface CostProps {
  path: string;
  words: {
    form: CostFormWords & { title: string };
    verdict: CostVerdictWords;
    chart: CostChartWords;
    formula: CostFormulaWords & { title: string };
    years: CostYearsWords & { lead: string };
    closing: { title: string; text: string };
    notCounted: { title: string; lead: string; items: readonly { name: string; text: string }[] };
  };
  inquiryOf: (texts: SavingTexts, model: Model | undefined) => string;
}

const resultsId = 'results';
const noFigures = readCost(new URLSearchParams());
const address = { read: readCost, write: (input: CostInput) => searchOf(costEntries(input)) };

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-14 break-inside-avoid md:mt-20 print:mt-10">
      <h3 className="text-heading">{title}</h3>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** The visitor's figures on one side, on the other at once what they come to. */
export function Cost({ path, words, inquiryOf }: CostProps) {
  const { value: input, round, change } = useFormAddress(address);
  const result = costOf(input);
  const texts = costTexts(input, result);
  const inquiryHref = inquiryOf(texts, input.model);
  return (
    <ToolColumns
      formTitle={words.form.title}
      resultsId={resultsId}
      brief={<ToolBrief {...words.verdict[result.verdict](texts)} />}
      form={
        <CostForm
          key={round}
          words={words.form}
          path={path}
          results={resultsId}
          input={input}
          onInput={change}
          exampleHref={path + address.write(withExample(input, true))}
          noExampleHref={path + address.write(withExample(input, false))}
          resetHref={path + address.write({ ...noFigures, model: input.model })}
        />
      }
    >
      <CostVerdict
        id={resultsId}
        words={words.verdict}
        result={result}
        texts={texts}
        robots={input.robots}
        inquiryHref={inquiryHref}
      />
      <Part title={words.chart.title}>
        <CostChart words={words.chart} input={input} result={result} texts={texts} />
      </Part>
      <Part title={words.formula.title}>
        <CostFormula words={words.formula} texts={texts} />
      </Part>
      <Part title={words.years.title} lead={words.years.lead}>
        <CostYears words={words.years} years={result.years} />
      </Part>
      <Part title={words.notCounted.title} lead={words.notCounted.lead}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {words.notCounted.items.map(({ name, text }) => (
            <li key={name} className="rounded-sm bg-surface p-5">
              <p className="font-semibold text-ink">{name}</p>
              <p className="mt-1 text-label text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <div className="mt-14 rounded-md bg-tint p-6 md:mt-20 md:p-10 print:hidden">
        <h3 className="text-heading">{words.closing.title}</h3>
        <p className="mt-2 max-w-xl">{words.closing.text}</p>
        <LinkButton to={inquiryHref} size="lg" className="mt-6 w-full sm:w-auto">
          {texts.rent === null ? words.verdict.quote : words.verdict.send}
        </LinkButton>
      </div>
    </ToolColumns>
  );
}
