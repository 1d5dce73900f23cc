const signed = (value: number, text: string) => (value < 0 ? `−${text}` : text);

/** 1431040.2 → 1,431,040원 */
export function wonText(won: number): string {
  const rounded = Math.round(won);
  return signed(rounded, `${Math.abs(rounded).toLocaleString('ko-KR')}원`);
}

/** 1431040 → 143: how many times ten thousand won, as Koreans count money. */
export function tenThousands(won: number): string {
  const rounded = Math.round(won / 10_000);
  return signed(rounded, Math.abs(rounded).toLocaleString('ko-KR'));
}

/** 138.666 → 138.7; 12 → 12 */
export function oneDecimal(value: number): string {
  return value.toLocaleString('ko-KR', { maximumFractionDigits: 1 });
}
