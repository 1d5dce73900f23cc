import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { frameChunk } from './scripts/frame-chunk.ts';

/** Few files instead of fifty small ones: what every page needs, and what the frame of the public pages needs. */
const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  { name: frameChunk },
];

/** Browsers want the colour of their bars outside of the style sheet. */
const [, themeColour = ''] =
  /--color-night: (#[\da-f]+);/.exec(readFileSync(new URL('web/colours.css', import.meta.url), 'utf8')) ?? [];

/** A plain script, as the 3D viewer wants it; its package offers it to `require` alone. */
const meshoptDecoder = fileURLToPath(
  new URL('node_modules/meshoptimizer/meshopt_decoder.cjs', import.meta.url),
);

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.THEME_COLOUR': JSON.stringify(themeColour) },
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  resolve: { alias: [{ find: /^meshoptimizer\/meshopt_decoder\.cjs/, replacement: meshoptDecoder }] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What is imported on demand needs little that its page does not have: lists of it cost every page 0.4 kB.
    modulePreload: false,
  },
  // Known from the start: found late, a dependency would make the first page of a developer's day fail and reload.
  optimizeDeps: { entries: ['web/entry.client.tsx', 'web/routes/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // A plain script goes out as one, under whatever name its package has it.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/[name]-[hash]${name.endsWith('.cjs') ? '.js' : '[extname]'}`,
          },
        },
      },
    },
    ssr: {
      // One file without what only development needs: less to load, less to keep in memory. Vite's own server wants them apart.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: { rolldownOptions: { input: './web/ssr.ts' } },
    },
  },
}));
