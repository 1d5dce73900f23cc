import { w3 } from '#web/content/products/w3.ts';
import type { Route } from './+types/w3.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: w3 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function W3() {
  return <ProductRoute {...page} />;
}
