import { runPinned } from './install.mjs';

await runPinned('test.ts');
