const ones = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const tens = ['', '열', '스물', '서른'];

/** A number up to 39 before what it counts: `열`, `스무`, `스물한`. */
export function counting(count: number): string {
  if (count === 20) return '스무';
  return `${tens[Math.floor(count / 10)]}${ones[count % 10]}`;
}
