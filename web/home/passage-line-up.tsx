import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { passageOf, type Passage } from '#catalog/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { PassageRobot, type PassageRobotData, type PassageRobotWords } from './passage-robot.tsx';
import { PassageSlider } from './passage-slider.tsx';
import { useKeptNumber } from './use-kept-number.ts';

interface PassageLineUpProps {
  title: string;
  lead: string;
  label: string;
  submit: string;
  /** The finder's address. */
  to: string;
  range: { min: number; max: number; start: number };
  robots: readonly PassageRobotData[];
  robotWords: PassageRobotWords;
  /** How many pass, in a sentence. */
  summary: (aisle: number, passing: number, unknown: number) => string;
}

/** All robots to one scale on one horizon, and a passage that a slider makes narrower. Without scripts, a plain GET form. */
export function PassageLineUp({ range, robots, robotWords, summary, ...words }: PassageLineUpProps) {
  const [aisle, setAisle] = useKeptNumber('passage_aisle', range);
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${words.to}?aisle=${aisle}`);
  };
  const passages = robots.map((robot) => passageOf(robot, aisle));
  const count = (...wanted: readonly Passage[]) =>
    passages.filter((passage) => wanted.includes(passage)).length;
  return (
    <Section labelledBy="passage" className="overflow-x-clip">
      <form action={words.to} onSubmit={find}>
        <Container>
          <SectionTitle id="passage" lead={words.lead}>
            {words.title}
          </SectionTitle>
          <PassageSlider {...range} label={words.label} value={aisle} onChange={setAisle} />
        </Container>
        <Container className="@container mt-10">
          <svg aria-hidden className="absolute size-0">
            <pattern
              id="hatch"
              width={4}
              height={4}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M1 0V4" className="stroke-white" strokeWidth={2.4} />
            </pattern>
          </svg>
          <ol className="line-up-scale isolate grid gap-y-8">
            {robots.map((robot) => (
              <PassageRobot key={robot.model} {...robot} aisle={aisle} words={robotWords} />
            ))}
          </ol>
        </Container>
        <Container className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 md:mt-14">
          <p aria-live="polite" className="text-lead font-semibold text-balance text-ink">
            {summary(aisle, count('open'), count('unknown', 'wider'))}
          </p>
          <Button type="submit" size="lg">
            {words.submit}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        </Container>
      </form>
    </Section>
  );
}
