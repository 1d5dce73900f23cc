import { createBackup } from './create-backup.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run backup -- <folder>

Copies the database and the uploaded files into a new folder. The site may be running.`;

await runCommand({ usage, done: 'backed up', options: [], work: createBackup });
