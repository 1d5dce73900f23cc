const digits = String.raw`\d+(?:\.\d+)?`;
const small = `(?:(?:${digits})?천)?(?:(?:${digits})?백)?(?:(?:${digits})?십)?(?:${digits})?`;
/** 60만, 1만 320, 1천2백, 3억 5000만: each unit once, the greater first. */
const counted = new RegExp(`^(?:${small}억)?(?:${small}만)?${small}$`);

const smallUnits: Readonly<Record<string, number>> = { 천: 1_000, 백: 100, 십: 10 };
const greatUnits: Readonly<Record<string, number>> = { 억: 100_000_000, 만: 10_000 };

function amountOf(text: string): number {
  let sum = 0;
  let part = 0;
  let number = 0;
  let isCounted = false;
  for (const [token] of text.matchAll(new RegExp(`${digits}|[억만천백십]`, 'g'))) {
    const unit = smallUnits[token];
    const great = greatUnits[token];
    if (unit !== undefined) part += (isCounted ? number : 1) * unit;
    else if (great !== undefined) sum += (isCounted || part > 0 ? part + number : 1) * great;
    if (great !== undefined) part = 0;
    isCounted = unit === undefined && great === undefined;
    number = isCounted ? Number(token) : 0;
  }
  return sum + part + number;
}

/**
 * A number as people type it: 600,000 · ₩600,000 · 60만 원 · 12.5, also in full-width digits. Undefined where it is none.
 * `unit` is what may stand behind it.
 */
export function typedNumber(text: string, unit: RegExp): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,\p{Cf}]/gu, '')
    .replace('−', '-');
  const [, sign = '', amount = ''] = /^([+-]?)[₩\\]?(.+)$/.exec(plain.replace(unit, '')) ?? [];
  if (amount === '' || !counted.test(amount)) return undefined;
  return sign === '-' ? -amountOf(amount) : amountOf(amount);
}
