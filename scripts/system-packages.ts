import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Need {
  file: string;
  packages: string[];
  why: string;
}

/** What the tests use beyond npm's packages. */
const needs: readonly Need[] = [
  { file: '/usr/bin/chromium-headless-shell', packages: ['chromium-headless-shell'], why: 'browser tests' },
  {
    file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
    packages: ['fonts-noto-cjk'],
    why: 'Korean text in browser tests',
  },
  {
    file: '/usr/lib/python3/dist-packages/swift/common/middleware/s3api/s3api.py',
    packages: ['python3-swift'],
    why: 'a real S3 server in tests',
  },
];

const apt = (args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs what is missing where that is possible (Debian, as root); elsewhere it says what to install. */
export function ensureSystemPackages(): void {
  const missing = needs.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  console.log(`Installing ${packages.join(', ')} (${missing.map((need) => need.why).join(', ')}) …`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Not root on Debian: please install ${packages.join(', ')} yourself.`);
    return;
  }
  if (!apt(['update', '-qq']) || !apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])) {
    console.log(`Could not install ${packages.join(', ')}.`);
  }
}
