/** Bars of a chart with their sample values over them; the highest stands out. */
export function bars(labels: readonly string[], values: readonly number[], height: number): string {
  const highest = Math.max(...values);
  const columns = labels.map((label, index) => {
    const value = values[index]!;
    const peak = value === highest ? ' class="peak"' : '';
    return `<li${peak}><em>${value}</em><i style="height:${Math.round((value / highest) * height)}px"></i><span>${label}</span></li>`;
  });
  return `<ol class="bars">${columns.join('')}</ol>`;
}
