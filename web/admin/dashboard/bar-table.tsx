export interface BarRow {
  name: string;
  value: number;
}

interface BarTableProps {
  caption: string;
  /** What the rows are. */
  rowName: string;
  rows: readonly BarRow[];
  emptyText: string;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Figures with a bar each: a chart that is its own table. */
export function BarTable({ caption, rowName, rows, emptyText }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const total = Math.max(
    1,
    rows.reduce((sum, { value }) => sum + value, 0),
  );
  if (rows.length === 0) return <p className="py-6 text-center text-label text-muted">{emptyText}</p>;
  return (
    <table className="w-full text-label">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{rowName}</th>
          <th scope="col" colSpan={2}>
            문의
          </th>
          <th scope="col">비율</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="w-23 py-1.5 pr-3 text-left font-medium whitespace-nowrap text-ink">
              {name}
            </th>
            <td aria-hidden className="py-1.5">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                <rect width={100} height={10} className="fill-surface" />
                <rect width={(value / most) * 100} height={10} className="fill-accent-strong" />
              </svg>
            </td>
            <td className="w-16 py-1.5 text-right font-semibold text-ink tabular-nums">
              {value.toLocaleString('ko-KR')}
            </td>
            <td className="w-12 py-1.5 text-right text-muted tabular-nums">{percent(value / total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
