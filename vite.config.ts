import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Few files instead of fifty small ones: what every page needs, and what the frame of the public pages needs. */
const chunks = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  {
    name: 'frame',
    test: /web\/(?:root|routes\/public\/layout|ui\/(?:alert-dialog|button|button-style|class-names|container|dialog|dialogs|external-link|link-button|pause-button|picture|reveal|section|section-title|tabs|use-alive|use-reduced-motion|visually-hidden)|sections\/(?:contact-bar|error-page|mega-menu|page-header|site-footer|site-header|sitemap-dialog)|content\/(?:company|footer|menu|paths|share-images)|lib\/(?:is-mobile|menu-place|page-meta|request-id|server-context)|pictures\/picture)\.tsx?$|lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|defaultAttributes|icons\/(?:arrow-left|arrow-right|check|chevron-down|play|pause|x))\.(?:m?js)$/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: './web/ssr.ts' } } },
  },
});
