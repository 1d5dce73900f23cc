const onTablets = ['', 'md:max-lg:col-span-2'];
const onWideScreens = ['', 'lg:col-span-2', 'lg:col-span-3'];

/**
 * How many places the last card of a page takes, where it would leave its row half empty: rows of two on a tablet and of
 * three on a wide screen, where the first of a page takes four. Two alone stand beside each other.
 */
export function spans(count: number): string {
  if (count === 2) return '';
  const tablet = onTablets[count % 2];
  // Four places and one for each of the others are three more than there are cards: that leaves a row as it is.
  const wide = onWideScreens[(3 - (count % 3)) % 3];
  return [tablet, wide].filter(Boolean).join(' ');
}
