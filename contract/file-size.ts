/** 1,536 → 1.5KB, the way people read a file's size. */
export function readableSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes}B`;
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1_024, 'KB'] : [bytes / 1_048_576, 'MB'];
  return `${Math.round(size * 10) / 10}${unit}`;
}
