import { ChevronDown } from 'lucide-react';
import { Container } from '#web/ui/container.tsx';
import { WholeItems } from '#web/ui/whole-items.tsx';

interface PolicyTextProps {
  title: string;
  opening: string;
  effective: string;
  sections: readonly {
    title: string;
    paragraphs?: readonly string[];
    items?: readonly string[];
    table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  }[];
}

const idOf = (index: number) => `section-${index + 1}`;

/** A legal text, set to be read. What it consists of stays beside it on a wide screen, and unfolds above it on a small one. */
export function PolicyText({ title, opening, effective, sections }: PolicyTextProps) {
  const links = sections.map((section, index) => ({ href: `#${idOf(index)}`, text: section.title }));
  return (
    <Container className="py-10 md:py-16 max-lg:max-w-[56rem] lg:grid lg:grid-cols-[17rem_minmax(0,48rem)] lg:justify-between lg:gap-x-12">
      <header className="col-span-full">
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 w-fit text-label text-muted">{effective}</p>
      </header>
      <nav aria-label="목차" className="sticky top-28 mt-10 self-start max-lg:hidden">
        <ol className="border-l border-line [scroll-target-group:auto]">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a
                href={href}
                className="-ml-px block border-l-2 border-transparent py-1.5 pl-8.5 -indent-3.5 text-label text-muted hover:text-accent-strong [&:target-current]:border-accent-strong [&:target-current]:text-accent-strong"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <details className="group mt-6 rounded-md border border-line lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 text-label font-semibold text-ink [&::-webkit-details-marker]:hidden">
          목차
          <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ol className="border-t border-line py-2">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center px-4 text-label text-text">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className="mt-7 lg:mt-10">
        <p>{opening}</p>
        {sections.map((section, index) => (
          <section key={section.title} id={idOf(index)} className="mt-12">
            <h2 className="text-heading">{section.title}</h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {section.items && (
              <ul className="mt-4 list-disc space-y-2 pl-5">
                {section.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.table && <PolicyTable title={section.title} {...section.table} />}
          </section>
        ))}
      </div>
    </Container>
  );
}

interface PolicyTableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

function PolicyTable({ title, head, rows }: PolicyTableProps) {
  return (
    <table className="mt-4 w-full border-t border-ink text-label wrap-break-word">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line bg-surface text-left">
          {head.map((name) => (
            <th key={name} scope="col" className="px-3 py-3 font-semibold text-ink">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="px-3 py-3 text-left font-semibold">
              {name}
            </th>
            {values.map((value) => (
              <td key={value} className="px-3 py-3">
                <WholeItems text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
