// How a crate file packs bytes (one LZ4 block) and whole numbers (differences, most of them in one or two bytes).

const LAST_LITERALS = 5;
const LAST_MATCH = 12; // bytes before the end where a match may begin at the latest
const FARTHEST = 65_535;

function lengthBytes(rest) {
  const bytes = [];
  for (let left = rest; left >= 0; left -= 255) bytes.push(Math.min(left, 255));
  return bytes;
}

function sequence(out, input, from, to, match) {
  const literals = to - from;
  const more = match ? match.length - 4 : 0;
  out.push((Math.min(literals, 15) << 4) | Math.min(more, 15));
  if (literals >= 15) out.push(...lengthBytes(literals - 15));
  for (let index = from; index < to; index++) out.push(input[index]);
  if (!match) return;
  out.push(match.offset & 255, match.offset >> 8);
  if (more >= 15) out.push(...lengthBytes(more - 15));
}

/** One block behind the byte that says so. */
export function packBytes(input) {
  const out = [0];
  const places = new Map();
  let [at, written] = [0, 0];
  while (at < input.length - LAST_MATCH) {
    const word = input[at] | (input[at + 1] << 8) | (input[at + 2] << 16) | (input[at + 3] << 24);
    const before = places.get(word);
    places.set(word, at);
    if (before === undefined || at - before > FARTHEST) {
      at++;
      continue;
    }
    let length = 4;
    while (at + length < input.length - LAST_LITERALS && input[before + length] === input[at + length])
      length++;
    sequence(out, input, written, at, { offset: at - before, length });
    at += length;
    written = at;
  }
  sequence(out, input, written, input.length, null);
  return Buffer.from(out);
}

function mostCommon(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

/** Width of a number in bytes, and the code that says so; 0: the most common one, which is said once. */
function widthOf(value) {
  if (value >= -128 && value < 128) return { code: 1, bytes: 1 };
  return value >= -32_768 && value < 32_768 ? { code: 2, bytes: 2 } : { code: 3, bytes: 4 };
}

export function packIntegers(values) {
  const steps = Array.from(values, (value, index) => (value - (index === 0 ? 0 : values[index - 1])) | 0);
  const common = mostCommon(steps);
  const codes = Buffer.alloc((values.length * 2 + 7) >> 3);
  const numbers = Buffer.alloc(values.length * 4);
  let end = 0;
  for (const [index, step] of steps.entries()) {
    if (step === common) continue;
    const { code, bytes } = widthOf(step);
    codes[index >> 2] |= code << ((index & 3) * 2);
    end = numbers.writeIntLE(step, end, bytes);
  }
  const head = Buffer.alloc(4);
  head.writeInt32LE(common);
  return packBytes(Buffer.concat([head, codes, numbers.subarray(0, end)]));
}
