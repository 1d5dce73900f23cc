import { t10 } from '#web/content/products/t10.ts';
import type { Route } from './+types/t10.ts';
import { productMeta, ProductRoute } from './product-route.tsx';

const page = { kind: 'serving', product: t10 } as const;

export const meta: Route.MetaFunction = ({ matches }) => productMeta(matches, page);

export default function T10() {
  return <ProductRoute {...page} />;
}
