import { t9 } from '#web/content/products/t9.ts';
import type { Route } from './+types/t9.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: t9 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function T9() {
  return <ProductRoute {...page} />;
}
