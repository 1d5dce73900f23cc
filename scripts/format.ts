import { runOrExit } from './run.ts';

await runOrExit('oxfmt', ['.']);
