import { t11 } from '#web/content/products/t11.ts';
import type { Route } from './+types/t11.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: t11 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function T11() {
  return <ProductRoute {...page} />;
}
