// Writes a layer of Universal Scene Description in its binary form (crate, version 0.7), as far as a still robot needs it.
import { packBytes, packIntegers } from './compress.mjs';
import { uint64, values } from './values.mjs';

const BOOTSTRAP = 88;
const SPEC = { attribute: 1, prim: 6, root: 7, relationship: 8 };
const END_OF_SET = 0xffffffff;
/** Never used: a property's name is written as a negative number, and there is no negative zero. */
const NO_NAME = ';-)';

const sized = (bytes) => Buffer.concat([uint64(bytes.length), bytes]);

class Crate {
  parts = [Buffer.alloc(BOOTSTRAP)];
  length = BOOTSTRAP;
  tokens = new Map([[NO_NAME, 0]]);
  paths = new Map();
  fields = [];
  sets = [];
  specs = [];

  token(text) {
    if (!this.tokens.has(text)) this.tokens.set(text, this.tokens.size);
    return this.tokens.get(text);
  }

  path(text) {
    if (!this.paths.has(text)) this.paths.set(text, this.paths.size);
    return this.paths.get(text);
  }

  pack = (numbers) => sized(packIntegers(numbers));

  /** Where these bytes begin: at a multiple of eight. */
  put(...buffers) {
    const gap = (8 - (this.length % 8)) % 8;
    const start = this.length + gap;
    this.parts.push(Buffer.alloc(gap), ...buffers);
    this.length = start + buffers.reduce((sum, { length }) => sum + length, 0);
    return start;
  }

  /** facts: [name, kind of value, value]. */
  spec(path, type, facts) {
    this.specs.push({ path: this.path(path), set: this.sets.length, type: SPEC[type] });
    for (const [name, kind, said] of facts) {
      this.sets.push(this.fields.length);
      this.fields.push({ name: this.token(name), value: values[kind](this, said) });
    }
    this.sets.push(END_OF_SET);
  }
}

function writeProperty(file, path, { name, facts, relationship }) {
  file.spec(`${path}.${name}`, relationship ? 'relationship' : 'attribute', facts);
}

function writePrim(file, path, { type, facts = [], properties = [], children = [] }) {
  const own = [['specifier', 'specifier', 0], ['typeName', 'token', type], ...facts];
  if (properties.length > 0) own.push(['properties', 'tokens', properties.map(({ name }) => name)]);
  if (children.length > 0) own.push(['primChildren', 'tokens', children.map(({ name }) => name)]);
  file.spec(path, 'prim', own);
  for (const property of properties) writeProperty(file, path, property);
  for (const child of children) writePrim(file, `${path}/${child.name}`, child);
}

/** All paths as a tree in writing order: number, name (negative: of a property), and where the next of the same parent is. */
function pathTree(file) {
  const children = new Map();
  for (const path of file.paths.keys()) {
    if (path === '/') continue;
    const cut = path.includes('.') ? path.indexOf('.') : path.lastIndexOf('/');
    const parent = path.slice(0, cut) || '/';
    const name = file.token(path.slice(cut + 1)) * (path.includes('.') ? -1 : 1);
    children.set(parent, [...(children.get(parent) ?? []), { path, name }]);
  }
  const rows = [];
  const visit = ({ path, name }, isLast) => {
    const row = { index: file.paths.get(path), name, jump: 0 };
    const start = rows.push(row) - 1;
    const below = children.get(path) ?? [];
    for (const [index, child] of below.entries()) visit(child, index === below.length - 1);
    if (below.length > 0) row.jump = isLast ? -1 : rows.length - start;
    else row.jump = isLast ? -2 : 0;
  };
  visit({ path: '/', name: 0 }, true);
  return rows;
}

function sections(file) {
  const rows = pathTree(file);
  const names = Buffer.from([...file.tokens.keys()].map((text) => `${text}\0`).join(''));
  const meanings = Buffer.concat(file.fields.map(({ value }) => uint64(value)));
  const packed = (items, key) => file.pack(items.map((item) => item[key]));
  const list = (items, ...buffers) => [uint64(items.length), ...buffers];
  return {
    TOKENS: [uint64(file.tokens.size), uint64(names.length), sized(packBytes(names))],
    STRINGS: [uint64(0)],
    FIELDS: list(file.fields, packed(file.fields, 'name'), sized(packBytes(meanings))),
    FIELDSETS: list(file.sets, file.pack(file.sets)),
    PATHS: list(rows, uint64(rows.length), ...['index', 'name', 'jump'].map((key) => packed(rows, key))),
    SPECS: list(file.specs, ...['path', 'set', 'type'].map((key) => packed(file.specs, key))),
  };
}

/** layer: facts about the whole, and the one thing in it. */
export function writeCrate({ facts, prim }) {
  const file = new Crate();
  file.spec('/', 'root', [...facts, ['primChildren', 'tokens', [prim.name]]]);
  writePrim(file, `/${prim.name}`, prim);
  const contents = Object.entries(sections(file)).map(([name, buffers]) => {
    const start = file.put(...buffers);
    const label = Buffer.alloc(16);
    label.write(name);
    return Buffer.concat([label, uint64(start), uint64(file.length - start)]);
  });
  const table = file.put(uint64(contents.length), ...contents);
  const whole = Buffer.concat(file.parts);
  whole.write('PXR-USDC');
  whole[9] = 7;
  whole.writeBigUInt64LE(BigInt(table), 16);
  return whole;
}
