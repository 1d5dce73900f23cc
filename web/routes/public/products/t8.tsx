import { t8 } from '#web/content/products/t8.ts';
import type { Route } from './+types/t8.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: t8 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function T8() {
  return <ProductRoute {...page} />;
}
