import type { MetaDescriptor } from 'react-router';
import type { RobotType } from '#contract/catalog.ts';
import { closingCards, productHeads } from '#web/content/closing.ts';
import { company } from '#web/content/company.ts';
import { productMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { lineUp, modelRows } from '#web/content/products/line-up.ts';
import type { Product } from '#web/content/products/product.ts';
import { menuTabs } from '#web/lib/menu-place.ts';
import { breadcrumbs, pageMeta, siteOf } from '#web/lib/page-meta.ts';
import { ClosingCards } from '#web/sections/closing-cards.tsx';
import { FeatureBlocks } from '#web/sections/feature-blocks.tsx';
import { LowPageHeader } from '#web/sections/page-header.tsx';
import { ProductBanner } from '#web/sections/product-banner.tsx';
import { ProductCarousel } from '#web/sections/product-carousel.tsx';
import { Specification } from '#web/sections/specification.tsx';

interface ProductRouteProps {
  kind: RobotType;
  product: Product;
}

/** The one template of all nine product pages. */
export function ProductRoute({ kind, product }: ProductRouteProps) {
  const models = kind === 'logistics' ? undefined : modelRows[kind];
  return (
    <>
      <LowPageHeader
        {...productHeads[kind]}
        tabsLabel={productMenu.label}
        tabs={menuTabs(productMenu, product.path)}
        {...(models && { second: { label: models.label, tabs: menuTabs(models, product.path) } })}
      />
      <ProductBanner {...product} action={{ label: '도입 상담하기', to: paths.partnership }} />
      <FeatureBlocks label={`${product.model}의 특징`} features={product.features} />
      <Specification
        model={product.model}
        figures={product.figures}
        rows={product.specifications}
        footnotes={product.footnotes}
      />
      <ProductCarousel products={lineUp} />
      <ClosingCards cards={closingCards} />
    </>
  );
}

type Matches = Parameters<typeof pageMeta>[0];

export function productMeta(matches: Matches, { kind, product }: ProductRouteProps): MetaDescriptor[] {
  const { origin } = siteOf(matches);
  return pageMeta(matches, {
    title: `${product.name} ${product.model}`,
    description: product.description,
    path: product.path,
    image: product.shareImage,
    type: 'product',
    jsonLd: [
      {
        '@type': 'Product',
        name: `${company.name} ${product.model}`,
        description: product.description,
        category: productHeads[kind].title,
        brand: { '@type': 'Brand', name: company.name },
        image: product.pictures.map((picture) => origin + picture.src),
        additionalProperty: product.specifications.map((row) => ({
          '@type': 'PropertyValue',
          name: row.label,
          value: row.value,
        })),
      },
      breadcrumbs(origin, [
        { label: '홈', to: paths.home },
        { label: productMenu.label, to: productMenu.to },
        { label: product.model, to: product.path },
      ]),
    ],
  });
}
