import { t6t5 } from '#web/content/products/t6-t5.ts';
import type { Route } from './+types/t6-t5.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: t6t5 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function T6T5() {
  return <ProductRoute {...page} />;
}
