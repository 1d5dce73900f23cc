import { data, useLoaderData, type MetaDescriptor } from 'react-router';
import { closingCards, productHeads } from '#web/content/closing.ts';
import type { Model } from '#catalog/robots.ts';
import { company } from '#contract/company.ts';
import { pageNeedsHeader, type PageNeeds } from '#contract/page-needs.ts';
import { productMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { lineUp, modelRow, viewerRobots } from '#web/content/products/line-up.ts';
import {
  modelsOf,
  productAt,
  productOf,
  products,
  shareImageOf,
  titleOf,
  typeOf,
} from '#web/content/products/products.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { breadcrumbs, pageMeta, siteOf } from '#web/meta/page-meta.ts';
import { ClosingCards } from '#web/product/closing-cards.tsx';
import { FeatureBlocks } from '#web/product/feature-blocks.tsx';
import { LowPageHeader } from '#web/frame/page-header.tsx';
import { ProductBanner } from '#web/product/product-banner.tsx';
import { ProductCarousel } from '#web/product/product-carousel.tsx';
import { Specification } from '#web/product/specification.tsx';
import { T11Apart } from '#web/product/t11-apart.tsx';
import { Container } from '#web/ui/container.tsx';
import { ToolCards } from '#web/product/tool-cards.tsx';
import type { Route } from './+types/product.ts';

/** The words of one page only, and nothing of what makes them for those who get the page whole. */
async function load(url: string) {
  const product = productAt(new URL(url).pathname);
  // As the router's own data address, which nobody asks for, would have it.
  if (product === undefined) throw data(null, { status: 404 });
  const [
    {
      page: { moreRows, ...page },
    },
    { specificationOf },
    { productTools },
  ] = await Promise.all([
    product.page(),
    import('#web/content/products/product.ts'),
    import('#web/content/tools/product-tools.ts'),
  ]);
  return {
    name: product.name,
    ...page,
    path: product.path,
    model: titleOf(product),
    type: typeOf(product),
    specification: specificationOf(modelsOf(product), moreRows),
    shareImage: shareImageOf(product),
    tools: productTools(modelsOf(product)),
  };
}

/** What the 3D viewer and the view through the camera take, and no other page has. */
export const headers: Route.HeadersFunction = () => ({ [pageNeedsHeader]: '3d' satisfies PageNeeds });

const productPaths = products.map(({ path }) => path);
const partsOf = async (model: Model) => (await productOf(model).page()).parts[model] ?? [];

export const loader = ({ request }: Route.LoaderArgs) => load(request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(request.url);

/** The one template of all product pages. */
export default function ProductRoute() {
  const product = useLoaderData<typeof loader>();
  const models = modelRow(product.type);
  return (
    <>
      <LowPageHeader
        {...productHeads[product.type]}
        tabsLabel={productMenu.label}
        tabs={menuTabs(productMenu, product.path)}
        {...(models && { nearest: { label: models.label, tabs: menuTabs(models, product.path) } })}
      />
      <ProductBanner
        {...product}
        action={{ label: '도입 상담하기', to: paths.partnership }}
        viewer={{ robots: viewerRobots(product.path), partsOf, pages: productPaths }}
      />
      <FeatureBlocks label={`${product.model}의 특징`} features={product.features} />
      {product.t11Apart && <T11Apart {...product.t11Apart} />}
      <Specification
        model={product.model}
        figures={product.figures}
        tables={product.specification}
        footnotes={product.footnotes}
      />
      <Container className="pt-16 md:pt-24">
        <h2 className="text-title">우리 공간에 맞을지 궁금하신가요?</h2>
        <ToolCards links={product.tools} />
      </Container>
      <ProductCarousel key={product.path} products={lineUp} current={product.path} />
      <ClosingCards cards={closingCards(product.closing, product.type)} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ loaderData: product, matches }): MetaDescriptor[] => {
  if (product === undefined) return [];
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
        category: productHeads[product.type].title,
        brand: { '@type': 'Brand', name: company.name },
        image: origin + product.picture.src,
        additionalProperty: product.specification.flatMap(({ model, rows }, _, { length }) =>
          rows
            .filter(({ isUntold }) => !isUntold)
            .map(({ label, text }) => ({
              '@type': 'PropertyValue',
              name: length > 1 ? `${model} ${label}` : label,
              value: text,
            })),
        ),
      },
      breadcrumbs(origin, [
        { label: '홈', to: paths.home },
        { label: productMenu.label, to: productMenu.to },
        { label: product.model, to: product.path },
      ]),
    ],
  });
};
