import { icon } from '../icons.ts';
import type { store } from '../store.ts';

export function permission({ columns, people }: typeof store.permission.screen): string {
  const head = `<tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>`;
  const rows = people.map(({ role, allows }) => {
    const cells = allows.map((word) =>
      word === '가능'
        ? `<td class="yes">${icon('check')}${word}</td>`
        : `<td class="no">${icon('lock')}${word}</td>`,
    );
    return `<tr><th>${role}</th>${cells.join('')}</tr>`;
  });
  return `<div class="device"><table>${head}${rows.join('')}</table></div>`;
}
