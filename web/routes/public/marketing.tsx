import { closingCards } from '#web/content/closing.ts';
import { marketing } from '#web/content/marketing.ts';
import { productMenu } from '#web/content/menu.ts';
import { paths } from '#web/content/paths.ts';
import { menuTabs } from '#web/frame/menu-place.ts';
import { subPageMeta } from '#web/meta/page-meta.ts';
import { AdvertCases } from '#web/product/advert-cases.tsx';
import { ClosingCards } from '#web/product/closing-cards.tsx';
import { PageHeader } from '#web/frame/page-header.tsx';
import { PictureSlider } from '#web/product/picture-slider.tsx';
import type { Route } from './+types/marketing.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  subPageMeta(matches, productMenu, { ...marketing, path: paths.marketing });

export default function Marketing() {
  return (
    <>
      <PageHeader
        title={marketing.title}
        subtitle={marketing.subtitle}
        tabsLabel={productMenu.label}
        tabs={menuTabs(productMenu, paths.marketing)}
      />
      <PictureSlider label="마케팅 소개" slides={marketing.slides} />
      <AdvertCases
        title={marketing.casesTitle}
        robot={marketing.robot}
        adverts={marketing.adverts}
        note={marketing.note}
        cases={marketing.cases}
      />
      <ClosingCards cards={closingCards(marketing.closing)} />
    </>
  );
}
