// Kinds of values that a robot needs, each with its number in the crate format and how it is written.

const KIND = {
  int: 3,
  float: 8,
  double: 9,
  token: 11,
  asset: 12,
  vec2f: 20,
  vec3f: 24,
  tokenList: 32,
  pathList: 34,
  tokens: 41,
  specifier: 42,
  variability: 44,
};
const [ARRAY, INLINED, COMPRESSED] = [1n << 63n, 1n << 62n, 1n << 61n];
const [EXPLICIT, PREPENDED] = [1 | 2, 32];
const FEW = 16; // integers that are not worth packing

const value = (kind, payload, flags = 0n) => flags | (BigInt(KIND[kind]) << 48n) | BigInt(payload);
const uint32s = (numbers) => Buffer.from(Uint32Array.from(numbers).buffer);

export function uint64(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(number));
  return bytes;
}

function float(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(number);
  return bytes.readUInt32LE();
}

const list = (numbers) => [uint64(numbers.length), uint32s(numbers)];
const floats = (numbers) => Buffer.from(Float32Array.from(numbers).buffer);

/** Each takes what writes the file and what is to be said, and hands back the eight bytes that stand for it. */
export const values = {
  specifier: (_, number) => value('specifier', number, INLINED),
  uniform: () => value('variability', 1, INLINED),
  token: (file, text) => value('token', file.token(text), INLINED),
  asset: (file, path) => value('asset', file.token(path), INLINED),
  float: (_, number) => value('float', float(number), INLINED),
  double: (_, number) => value('double', float(number), INLINED),
  tokens: (file, texts) => value('tokens', file.put(...list(texts.map((text) => file.token(text))))),
  applied: (file, texts) =>
    value('tokenList', file.put(Buffer.from([PREPENDED]), ...list(texts.map((text) => file.token(text))))),
  paths: (file, paths) =>
    value('pathList', file.put(Buffer.from([EXPLICIT]), ...list(paths.map((path) => file.path(path))))),
  vec3f: (file, numbers) => value('vec3f', file.put(floats(numbers))),
  'vec2f[]': (file, numbers) => value('vec2f', file.put(uint64(numbers.length / 2), floats(numbers)), ARRAY),
  'vec3f[]': (file, numbers) => value('vec3f', file.put(uint64(numbers.length / 3), floats(numbers)), ARRAY),
  'int[]': (file, numbers) => {
    if (numbers.length < FEW) return value('int', file.put(uint64(numbers.length), uint32s(numbers)), ARRAY);
    const packed = file.pack(numbers);
    return value('int', file.put(uint64(numbers.length), packed), ARRAY | COMPRESSED);
  },
};
