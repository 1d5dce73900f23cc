import { killUnderLoad, powerCut } from './crashes.ts';
import {
  backupUnderLoad,
  damagedDatabase,
  killedMigration,
  postgresRestart,
  twoProcesses,
} from './databases.ts';
import { fullDisk, readOnlyDisk } from './disks.ts';
import type { Fault } from './fault.ts';
import { stopDuringUpload } from './stops.ts';
import { unfinishedOnPostgres, unfinishedOnSqlite } from './visitors.ts';

/** RELIABILITY in its hardest hours: `npm run test:faults` tells each story at length, `npm test` in short. */
export const everyFault: readonly Fault[] = [
  killUnderLoad,
  powerCut,
  fullDisk,
  readOnlyDisk,
  twoProcesses,
  postgresRestart,
  killedMigration,
  stopDuringUpload,
  damagedDatabase,
  backupUnderLoad,
  unfinishedOnSqlite,
  unfinishedOnPostgres,
];
