import { runPinned } from './install.mjs';

await runPinned('start.ts');
