// Draws everything of the brand anew:
//   npm install --prefix art/brand && npm run brand [-- --raw <folder of renders>]
// The cards come last: they carry the word mark.
import { requireMade, requireSystem } from '../../scripts/system-packages.ts';

requireSystem('browser', 'Korean font');
requireMade('art/brand/node_modules', 'npm install --prefix art/brand');
await import('./draw-brand.ts');
await import('./draw-korea-map.ts');
await import('./draw-world-dots.ts');
await import('./draw-places.ts');
await import('./draw-cards.ts');
