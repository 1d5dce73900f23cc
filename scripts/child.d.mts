import type { SpawnOptions } from 'node:child_process';

export function runChild(command: string, given: readonly string[], options?: SpawnOptions): Promise<number>;
