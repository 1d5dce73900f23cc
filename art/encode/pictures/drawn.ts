import {
  adverts,
  advertsAlt,
  marketingAlt,
  marketingCases,
  marketingSlides,
  popup,
  popupAlt,
  slideAlt,
  uprightAlt,
  uprightName,
} from '../../drawn/marketing.ts';
import { eventCoverAlt, eventCoverName, eventCoverNames } from '../../drawn/events.ts';
import { partners } from '../../drawn/draw-partners.ts';
import { coverAlt, coverName, newsCoverNames } from '../../drawn/news.ts';
import { storeAlt, storeName, storeViews, wideAlt, wideName, wideViews } from '../../drawn/store.ts';
import type { PictureSource } from '../picture-source.ts';

export const marketingPictures: readonly PictureSource[] = [
  ...marketingCases.map((item) => ({
    name: item.name,
    kind: 'drawn' as const,
    alt: marketingAlt(item),
  })),
  { name: adverts.name, kind: 'drawn', alt: advertsAlt() },
  ...marketingSlides.flatMap((slide) => [
    { name: slide.name, kind: 'drawn' as const, alt: slideAlt(slide) },
    { name: uprightName(slide), kind: 'drawn' as const, alt: uprightAlt(slide) },
  ]),
  { name: popup.name, kind: 'drawn', alt: popupAlt() },
];

export const storePictures: readonly PictureSource[] = [
  ...storeViews.map((view) => ({ name: storeName(view), kind: 'drawn' as const, alt: storeAlt(view) })),
  ...wideViews.map((view) => ({ name: wideName(view), kind: 'drawn' as const, alt: wideAlt(view) })),
];

export const newsPictures: readonly PictureSource[] = newsCoverNames.map((cover) => ({
  name: coverName(cover),
  kind: 'drawn',
  alt: coverAlt(cover),
}));

export const eventPictures: readonly PictureSource[] = eventCoverNames.map((cover) => ({
  name: eventCoverName(cover),
  kind: 'drawn',
  alt: eventCoverAlt(cover),
}));

export const partnerPictures: readonly PictureSource[] = [
  { name: partners.name, kind: 'drawn', alt: partners.alt },
];
