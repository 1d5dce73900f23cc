import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Need {
  /** One of these has to be there: a program, or a file by its whole path. */
  files: readonly string[];
  /** Debian's. */
  package: string;
}

/** What the commands use beyond npm's packages. */
const needs = {
  blender: { files: ['blender'], package: 'blender' },
  browser: { files: ['chromium-headless-shell', 'chromium'], package: 'chromium-headless-shell' },
  catatonit: { files: ['/usr/libexec/podman/catatonit'], package: 'catatonit' },
  debootstrap: { files: ['debootstrap'], package: 'debootstrap' },
  Firefox: { files: ['firefox-esr'], package: 'firefox-esr' },
  flock: { files: ['flock'], package: 'util-linux' },
  'Korean font': {
    files: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    package: 'fonts-noto-cjk',
  },
  nginx: { files: ['nginx'], package: 'nginx' },
  podman: { files: ['podman'], package: 'podman' },
  python: { files: ['python3'], package: 'python3' },
  runc: { files: ['runc'], package: 'runc' },
  'S3 server': {
    files: ['/usr/lib/python3/dist-packages/swift/common/middleware/s3api/s3api.py'],
    package: 'python3-swift',
  },
  wrk: { files: ['wrk'], package: 'wrk' },
} satisfies Record<string, Need>;
export type SystemNeed = keyof typeof needs;

// Debian keeps servers where the shells of ordinary users do not look.
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** The first of its files that is there. */
export function findNeed(name: SystemNeed): string | null {
  const folders = process.env['PATH']?.split(':') ?? [];
  const places = needs[name].files.flatMap((file) =>
    file.startsWith('/') ? [file] : folders.map((folder) => join(folder, file)),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

const missingOf = (names: readonly SystemNeed[]) => names.filter((name) => findNeed(name) === null);
const packagesOf = (names: readonly SystemNeed[]) => names.map((name) => needs[name].package);

function endWith(line: string): never {
  console.error(line);
  process.exit(1);
}

/** Ends with one line that says what to install, unless all of it is there. */
export function requireSystem(...names: readonly SystemNeed[]): void {
  const missing = missingOf(names);
  const packages = packagesOf(missing).join(' ');
  if (missing.length > 0)
    endWith(`Not on this machine: ${missing.join(', ')} (Debian: apt-get install ${packages})`);
}

/** The same for what another command makes. */
export function requireMade(path: string, command: string): void {
  if (!existsSync(path)) endWith(`${path} is not there yet: ${command}`);
}

const apt = (args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs what the tests lack where that is possible (Debian, as root); elsewhere it says what to install. */
export function ensureSystemPackages(): void {
  const missing = missingOf(['browser', 'Firefox', 'Korean font', 'S3 server']);
  if (missing.length === 0) return;
  const packages = packagesOf(missing);
  console.log(`Installing ${packages.join(', ')} (${missing.join(', ')}) …`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Not root on Debian: please install ${packages.join(', ')} yourself.`);
    return;
  }
  if (!apt(['update', '-qq']) || !apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])) {
    console.log(`Could not install ${packages.join(', ')}.`);
  }
}
