/** Where a telephone number is dialled rather than shown: a narrow window, or a phone whatever its window. */
export function isMobile(width: number, userAgent: string): boolean {
  return width <= 768 || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);
}
