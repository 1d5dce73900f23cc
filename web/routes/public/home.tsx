import { branches } from '#web/content/branches.ts';
import { company, offices } from '#contract/company.ts';
import {
  branchSection,
  customers,
  hero,
  nextSteps,
  passageLineUp,
  productBoxes,
  productFilm,
  statistics,
} from '#web/content/home.ts';
import { paths } from '#web/content/paths.ts';
import { shareImages } from '#web/content/share-images.ts';
import { pageMeta, siteOf } from '#web/meta/page-meta.ts';
import { customerMarks } from '#web/pictures/customer-marks.ts';
import { branchPins, koreaMap } from '#web/pictures/korea-map.ts';
import { BranchNetwork } from '#web/home/branch-network.tsx';
import { CustomerMarks } from '#web/home/customer-marks.tsx';
import { HomeHero } from '#web/home/home-hero.tsx';
import { HomePopup } from '#web/home/home-popup.tsx';
import { NextSteps } from '#web/home/next-steps.tsx';
import { PassageLineUp } from '#web/home/passage-line-up.tsx';
import { ProductBoxes } from '#web/home/product-boxes.tsx';
import { ProductFilm } from '#web/home/product-film.tsx';
import { Statistics } from '#web/home/statistics.tsx';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = siteOf(matches);
  return pageMeta(matches, {
    title: company.slogan,
    description: company.description,
    path: paths.home,
    image: shareImages.home,
    jsonLd: [
      {
        '@type': 'Organization',
        name: company.name,
        alternateName: company.nameEnglish,
        url: `${origin}${paths.home}`,
        logo: `${origin}/icon-512.png`,
        email: company.email,
        telephone: company.phone,
        address: offices.map((office) => ({
          '@type': 'PostalAddress',
          addressCountry: 'KR',
          streetAddress: office.address,
        })),
        sameAs: company.social.map((link) => link.href),
      },
      { '@type': 'WebSite', name: company.name, url: `${origin}${paths.home}`, inLanguage: 'ko' },
    ],
  });
};

const map = { ...koreaMap, pins: branchPins };

export default function Home() {
  return (
    <>
      {/* First: where a dialog was that has closed, the keyboard goes on. */}
      <HomePopup fallback={paths.support} />
      <HomeHero {...hero} />
      <ProductBoxes {...productBoxes} />
      <PassageLineUp {...passageLineUp} />
      <Statistics {...statistics} />
      <BranchNetwork {...branchSection} branches={branches} map={map} />
      <ProductFilm {...productFilm} />
      <CustomerMarks {...customers} marks={customerMarks} />
      <NextSteps {...nextSteps} />
    </>
  );
}
