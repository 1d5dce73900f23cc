import { readConfig } from '#server/config.ts';
import { endStart } from '#server/end-start.ts';
import type { Pages } from '#server/delivery/page-maker.ts';
import { serve } from '#server/serve.ts';

/** Production: the built pages, rendered by this process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const built = new URL('../build/server/index.js', import.meta.url).href;
  await serve(config, (await import(built)) as Pages);
}

main().catch(endStart);
