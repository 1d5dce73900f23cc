/**
 * In a page: by how much it is wider than what it is laid out for. (Not than the window: on a phone `innerWidth` grows
 * with whatever is too wide.)
 */
export function sideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollWidth - clientWidth, 0);
}
