export interface ChartTableData {
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

/** The values of a chart, read aloud and not seen. */
export function ChartTable({ caption, head, rows }: ChartTableData & { caption: string }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
