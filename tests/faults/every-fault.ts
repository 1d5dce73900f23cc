import { clockSet } from './clocks.ts';
import { killUnderLoad, postgresPowerCut, powerCut } from './crashes.ts';
import {
  backupUnderLoad,
  damagedDatabase,
  killedMigration,
  postgresRestart,
  twoProcesses,
} from './databases.ts';
import { fullDisk, readOnlyDisk } from './disks.ts';
import { engines } from '#tests/support/databases.ts';
import type { Fault } from './fault.ts';
import { stopDuringUpload } from './stops.ts';
import { unfinishedOnPostgres, unfinishedOnSqlite } from './visitors.ts';

/** RELIABILITY in its hardest hours: `npm run test:faults` tells each story at length, `npm test` in short. */
export const everyFault: readonly Fault[] = [
  ...engines.map(killUnderLoad),
  powerCut,
  postgresPowerCut,
  fullDisk,
  readOnlyDisk,
  ...engines.map(twoProcesses),
  postgresRestart,
  ...engines.map(clockSet),
  killedMigration,
  stopDuringUpload,
  damagedDatabase,
  backupUnderLoad,
  unfinishedOnSqlite,
  unfinishedOnPostgres,
];
