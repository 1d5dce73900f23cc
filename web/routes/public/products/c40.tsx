import { c40 } from '#web/content/products/c40.ts';
import type { Route } from './+types/c40.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'cleaning', product: c40 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function C40() {
  return <ProductRoute {...page} />;
}
