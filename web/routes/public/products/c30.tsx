import { c30 } from '#web/content/products/c30.ts';
import type { Route } from './+types/c30.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'cleaning', product: c30 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function C30() {
  return <ProductRoute {...page} />;
}
