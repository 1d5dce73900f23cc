export interface ChartTableData {
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

interface ChartTableProps extends ChartTableData {
  caption: string;
  isSeenOnPhones: boolean;
}

/** The values of a chart, read aloud; seen on phones where the bars of the chart have no room for them. */
export function ChartTable({ caption, head, rows, isSeenOnPhones }: ChartTableProps) {
  return (
    <div className={isSeenOnPhones ? 'max-md:mt-4 md:sr-only' : 'sr-only'}>
      <table className="w-full table-fixed text-right text-label tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-ink text-small text-muted">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 align-bottom font-semibold first:text-left">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-semibold">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className="py-2">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
