import { s100 } from '#web/content/products/s100.ts';
import type { Route } from './+types/s100.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'logistics', product: s100 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function S100() {
  return <ProductRoute {...page} />;
}
