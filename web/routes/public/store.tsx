import { closingCards } from '#web/content/closing.ts';
import { productMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { store } from '#web/content/store.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { ClosingCards } from '#web/product/closing-cards.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import { PictureStack } from '#web/product/picture-stack.tsx';
import type { Route } from './+types/store.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, productMenu, { ...store, path: paths.store });

export default function Store() {
  return (
    <>
      <PageHeader
        title={store.title}
        subtitle={store.subtitle}
        tabsLabel={productMenu.label}
        tabs={menuTabs(productMenu, paths.store)}
      />
      <PictureStack
        title={store.screensTitle}
        action={{ label: '도입 상담하기', to: paths.partnership }}
        chapters={store.chapters}
      />
      <ClosingCards cards={closingCards(store.closing)} />
    </>
  );
}
