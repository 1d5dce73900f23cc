// Line icons of a 24 grid, drawn for the interface pictures.
const PATHS = {
  tablet: 'M5 3h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2M8 7h8M8 11h8',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-7 1 1 2 2 2 4 1-2 1.5-5 1-8z',
  table: 'M3 9h18M6 9v11M18 9v11M8 5h8',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15zM10 21h4M12 3v2',
  check: 'm5 12.5 4.5 4.5L19 7',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6zM12 15v2',
  battery: 'M3 8h15v8H3zM21 11v2M6 11v2',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  broom: 'M14 3l-3 9M7 12h9l2 9H5zM9 17v4M13 17v4',
  send: 'M4 12 20 4l-5 16-3-7z',
  robot: 'M6 8h12v8a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM12 8V5M9.5 12v1.5M14.5 12v1.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName, size = 44): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${PATHS[name]}"/></svg>`;
}
