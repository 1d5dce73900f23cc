type Words = string | readonly Words[] | { readonly [key: string]: Words };

function leaves(words: Words): string[] {
  if (typeof words === 'string') return [words.replaceAll('\n', ' ').replaceAll('\u200B', '')];
  return Object.values(words).flatMap(leaves);
}

/** Every word of a drawn picture in reading order: the order in which its data is written. */
export function wholeText(opening: string, words: Words): string {
  return `${opening} ${leaves(words).join(', ').replaceAll('., ', '. ')}`;
}
