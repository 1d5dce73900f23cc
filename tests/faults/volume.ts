import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small ext4 disk of its own in a file, which can be filled, cut off from power and mounted again. */
export interface Volume {
  folder: string;
  /** Stops the file system at once, unwritten data and journal thrown away: what a power cut leaves behind. */
  cutPower(): void;
  /** As a kernel does after a disk error: from now on read-only. */
  failReadOnly(): void;
  remount(): void;
  remove(): void;
}

const run = (command: string, ...given: string[]) => execFileSync(command, given, { stdio: 'pipe' });

/** Processes that were killed may still be ending. */
function unmount(folder: string): void {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      run('umount', folder);
      return;
    } catch {
      run('sleep', '0.1');
    }
  }
  run('umount', folder);
}

/** EXT4_IOC_SHUTDOWN without flushing the log, which is what `xfs_io -x -c shutdown` does on XFS. */
const shutdown = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))
`;

export function createVolume(megabytes: number): Volume {
  const base = mkdtempSync(join(tmpdir(), 'naru-volume-'));
  const image = join(base, 'image');
  // A database runs as a user of its own and must be able to walk in.
  chmodSync(base, 0o755);
  const folder = join(base, 'mounted');
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1_048_576);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  const mount = () => run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  mount();
  return {
    folder,
    cutPower: () => run('python3', '-c', shutdown, folder),
    failReadOnly() {
      const device = String(run('findmnt', '-n', '-o', 'SOURCE', folder))
        .trim()
        .replace('/dev/', '');
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'test');
    },
    remount() {
      unmount(folder);
      try {
        run('e2fsck', '-p', image);
      } catch {
        // 1 means: repaired.
      }
      mount();
    },
    remove() {
      unmount(folder);
      rmSync(base, { recursive: true });
    },
  };
}

/** Why there can be no such disk here, or null. */
export function noVolumes(): string | null {
  if (process.getuid?.() !== 0) return 'needs root to mount';
  if (!existsSync('/dev/loop-control')) return 'no loop devices';
  try {
    createVolume(8).remove();
    return null;
  } catch (error) {
    return `cannot mount: ${String(error).split('\n', 1)[0]}`;
  }
}
