import { paths } from './paths.ts';
import { products } from './products/products.ts';

/** Every page that is not a post: what the sitemap lists, tests walk and benchmarks measure. */
export const pagePaths: readonly string[] = [...Object.values(paths), ...products.map(({ path }) => path)];
