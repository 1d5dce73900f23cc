import { Container } from '#web/ui/container.tsx';

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

/** A legal text, set to be read. */
export function PolicyText({ title, opening, effective, sections }: PolicyTextProps) {
  return (
    <Container width="text" className="py-16 md:py-24">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 text-label text-muted">{effective}</p>
      <p className="mt-8">{opening}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-12">
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
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
