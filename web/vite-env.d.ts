declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}

interface ImportMetaEnv {
  /** The colour of a browser's own bars: `--color-night` of colours.css. */
  readonly THEME_COLOUR: string;
}
