import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface SpecificationProps {
  model: string;
  figures: readonly { value: string; unit: string; label: string }[];
  /** One for each robot of the page. */
  tables: readonly { model: string; rows: readonly { label: string; text: string }[] }[];
  footnotes: readonly string[];
}

export function Specification({ model, figures, tables, footnotes }: SpecificationProps) {
  return (
    <Section ground="surface" labelledBy="specification" className="md:py-24">
      <Container>
        <SectionTitle id="specification" eyebrow={model}>
          제품 사양
        </SectionTitle>
        <dl className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:mt-14 lg:grid-cols-4">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end bg-white px-4 py-8 sm:px-5 md:p-9 lg:px-7"
            >
              <dt className="mt-2 text-label text-muted">{figure.label}</dt>
              <dd className="text-figure whitespace-nowrap text-ink max-sm:text-[2rem] max-[24rem]:text-[1.5rem] lg:text-[2.25rem] xl:text-[3.5rem]">
                {figure.value}
                <span className="ml-1 inline-block text-heading text-accent-strong">{figure.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="facts">
          <h3 className="text-heading">상세 사양</h3>
          {tables.map((robot) => (
            <table key={robot.model}>
              <caption>
                {robot.model}
                <span className="sr-only"> 사양표</span>
              </caption>
              <tbody>
                {robot.rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td>{row.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          <ul>
            {footnotes.map((note) => (
              <li key={note}>※ {note}</li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
