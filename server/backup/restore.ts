import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run restore -- <folder> [--force]

Puts a backup in the place of the site's data; --force replaces what is there. The site may be running;
restart it afterwards, so that it forgets the pages it remembers. Everybody has to log in again.`;

await runCommand({ usage, done: 'restored', options: ['--force'], work: restoreBackup });
