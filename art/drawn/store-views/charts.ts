/** Bars of a chart; heights are sample values between 0 and 1, the highest stands out. */
export function bars(labels: readonly string[], values: readonly number[], height: number): string {
  const highest = Math.max(...values);
  const columns = labels.map((label, index) => {
    const value = values[index]!;
    const peak = value === highest ? ' class="peak"' : '';
    return `<li${peak}><i style="height:${Math.round(value * height)}px"></i><span>${label}</span></li>`;
  });
  return `<ol class="bars">${columns.join('')}</ol>`;
}
