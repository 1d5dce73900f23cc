// Reads a .usdz with another maker's reader: an archive as Quick Look wants it, the robot in it at its true size on the floor.
import fs from 'node:fs';
import path from 'node:path';
import { USDCParser } from 'three/addons/loaders/usd/USDCParser.js';
import { robots } from '../../catalog/robots.ts';

const BUDGET = 1_500_000;

/** Every file of the archive, in order; throws where one is compressed or begins at an odd place. */
export function filesOf(archive) {
  const found = [];
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const name = archive.toString('utf8', at + 30, at + 30 + archive.readUInt16LE(at + 26));
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const size = archive.readUInt32LE(at + 18);
    if (archive.readUInt16LE(at + 8) !== 0) throw new Error(`${name} is compressed`);
    if (start % 64 !== 0) throw new Error(`${name} begins at ${start}, which is no multiple of 64`);
    found.push({ name, bytes: archive.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

function sizeOf(specs) {
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [at, { fields }] of Object.entries(specs)) {
    if (!at.endsWith('.points')) continue;
    for (const [index, value] of fields.default.entries()) {
      least[index % 3] = Math.min(least[index % 3], value);
      most[index % 3] = Math.max(most[index % 3], value);
    }
  }
  return { least, most };
}

function checkPictures(files, specs, name) {
  const wanted = Object.entries(specs).filter(([at]) => at.endsWith('.inputs:file'));
  if (wanted.length === 0) throw new Error(`${name} has lost its screens`);
  for (const [at, { fields }] of wanted) {
    const file = files.find((known) => known.name === fields.default);
    if (file?.bytes.readUInt16BE() !== 0xffd8) throw new Error(`${name}: ${at} names no picture`);
  }
}

export function checkUsdz(file) {
  const name = path.basename(file);
  const bytes = fs.readFileSync(file);
  if (bytes.length > BUDGET) throw new Error(`${name} has ${bytes.length} bytes, more than ${BUDGET}`);
  const files = filesOf(bytes);
  if (!files[0]?.name.endsWith('.usdc')) throw new Error(`${name} does not begin with its layer`);
  const { specsByPath } = new USDCParser().parseData(Uint8Array.from(files[0].bytes).buffer);
  checkPictures(files, specsByPath, name);
  const { least, most } = sizeOf(specsByPath);
  if (Math.abs(least[1]) > 0.02) throw new Error(`${name} does not stand on the floor: ${least[1]} m`);
  const [w, h, d] = most.map((value, axis) =>
    Math.round((value - least[axis]) * specsByPath['/'].fields.metersPerUnit * 100),
  );
  const stated = robots.find(({ model }) => name === `${model.toLowerCase()}.usdz`)?.sizeCm;
  if (JSON.stringify({ w, d, h }) !== JSON.stringify(stated))
    throw new Error(`${name} measures ${w} x ${d} x ${h} cm; the catalogue says ${JSON.stringify(stated)}`);
  return `${name}: ${(bytes.length / 1000).toFixed(0)} kB, ${w} x ${d} x ${h} cm`;
}
