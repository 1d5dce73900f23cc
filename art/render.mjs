// npm run art -- t10 front          one picture into art/work/raw/ (a scene: cafe a)
// npm run art -- t10 front --draft  a quick look, a quarter of the size, into art/work/draft/
// npm run art -- all                every picture that is missing
// npm run art -- list               their names
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireMade, requireSystem } from '../scripts/system-packages.ts';

const ART = fileURLToPath(new URL('.', import.meta.url));
const LOCK = path.join(os.tmpdir(), 'render.lock'); // two renders at once take longer than one after the other

requireSystem('python');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const draft = process.argv.includes('--draft');
const named = (folder) =>
  execFileSync('python3', [path.join(ART, folder, 'shots.py')], { encoding: 'utf8' })
    .trim()
    .split('\n');
const folderOf = new Map(
  ['robots', 'scenes'].flatMap((folder) => named(folder).map((name) => [name, folder])),
);
const known = [...folderOf.keys()];
const target = (name) => path.join(ART, 'work', draft ? 'draft' : 'raw', `${name}.png`);

function render(name) {
  fs.mkdirSync(path.dirname(target(name)), { recursive: true });
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '-P',
    path.join(ART, folderOf.get(name) ?? '', 'shoot.py'),
    '--',
    name,
    target(name),
  ];
  if (draft) blender.push('--draft');
  const ran = spawnSync('nice', ['-n', '19', 'flock', LOCK, ...blender], { encoding: 'utf8' });
  const report = ran.stdout.split('\n').find((line) => line.startsWith(`${name}:`));
  // Blender ends with 0 even when the script fails: only the script's own last line means success.
  if (!report) {
    process.stderr.write(`${name} failed\n${ran.stdout}\n${ran.stderr}\n`);
    process.exit(1);
  }
  console.log(report);
}

const asked = words.join('-');
if (asked === 'list') console.log(known.join('\n'));
else if (asked !== 'all' && !known.includes(asked)) {
  process.stderr.write(`No picture is called "${asked}": npm run art -- list names them all.\n`);
  process.exitCode = 1;
} else {
  requireSystem('blender', 'flock');
  requireMade('art/work/oidn', 'see "Install" in art/README.md');
  for (const name of asked === 'all' ? known : [asked]) {
    if (asked !== 'all' || !fs.existsSync(target(name))) render(name);
  }
}
