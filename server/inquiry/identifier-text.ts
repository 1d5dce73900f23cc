import { searchForm } from '#server/db/bigrams.ts';

/** What phone numbers and nearly all e-mail addresses are made of: three in a row have a number below 64,000. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789.@-_';
const places = new Map([...alphabet].map((character, place) => [character, place]));
/** From here on, code points stand for nothing but what somebody takes them for. */
const singleBase = 0xe000;
const tripleBase = 0xf0000;

/** Each character as one of its own, so that numbers and addresses share no pairs with texts. */
function singly(form: string): string {
  return Array.from(form, (character) => {
    const place = places.get(character);
    return place === undefined ? character : String.fromCodePoint(singleBase + place);
  }).join('');
}

/** Each three characters in a row as one. */
function triply(form: string): string {
  const numbers = Array.from(form, (character) => places.get(character));
  return numbers
    .slice(0, -2)
    .map((one, index) => {
      const [two, three] = [numbers[index + 1], numbers[index + 2]];
      if (one === undefined || two === undefined || three === undefined) return ' ';
      return String.fromCodePoint(tripleBase + (one * alphabet.length + two) * alphabet.length + three);
    })
    .join('');
}

/**
 * A phone number or an e-mail address as the search index knows it. By pairs of characters it would be found among all
 * others: there are few pairs of digits, and half of all addresses end alike.
 */
export function identifierText(text: string): string {
  const form = searchForm(text);
  return `${singly(form)} ${triply(form)}`;
}

/** A part of one, as it is looked for there: four characters are a pair of triples. */
export function identifierKeyword(text: string): string {
  const form = searchForm(text);
  const isTriple = form.length > 3 && Array.from(form).every((character) => places.has(character));
  return isTriple ? triply(form) : singly(form);
}
