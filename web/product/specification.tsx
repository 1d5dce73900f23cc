import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface SpecificationProps {
  model: string;
  figures: readonly { value: string; unit: string; label: string }[];
  rows: readonly { label: string; value: string }[];
  footnotes: readonly string[];
}

export function Specification({ model, figures, rows, footnotes }: SpecificationProps) {
  return (
    <Section ground="surface" labelledBy="specification">
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
              <dd className="text-figure whitespace-nowrap text-ink tabular-nums max-sm:text-[2rem] max-[24rem]:text-[1.5rem] lg:text-[2.25rem] xl:text-[3.5rem]">
                {figure.value}
                <span className="ml-1 inline-block text-heading text-accent-strong">{figure.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-12 grid gap-x-16 gap-y-6 lg:mt-16 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
          <h3 className="text-heading">상세 사양</h3>
          <table className="w-full self-start border-t-2 border-ink text-body lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <caption className="sr-only">{model} 사양표</caption>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label} className="border-b border-line">
                  <th scope="row" className="w-2/5 py-4 pr-4 text-left font-semibold text-ink md:w-1/3">
                    {row.label}
                  </th>
                  <td className="py-4">{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="space-y-2 text-small text-muted">
            {footnotes.map((note) => (
              <li key={note}>※ {note}</li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
