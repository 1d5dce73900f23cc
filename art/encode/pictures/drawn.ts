import {
  marketingAlt,
  marketingCases,
  marketingSlides,
  popup,
  popupAlt,
  slideAlt,
} from '../../drawn/marketing.ts';
import { storeAlt, storeName, storeViews } from '../../drawn/store.ts';
import type { PictureSource } from '../picture-source.ts';

export const marketingPictures: readonly PictureSource[] = [
  ...marketingCases.map((item) => ({
    name: item.name,
    kind: 'drawn' as const,
    size: [1600, 1200] as const,
    alt: marketingAlt(item),
  })),
  ...marketingSlides.map((slide) => ({
    name: slide.name,
    kind: 'drawn' as const,
    size: [1600, 800] as const,
    alt: slideAlt(slide),
  })),
  { name: popup.name, kind: 'drawn', size: [1600, 2000], alt: popupAlt() },
];

export const storePictures: readonly PictureSource[] = storeViews.map((view) => ({
  name: storeName(view),
  kind: 'drawn',
  size: [1600, 1200],
  alt: storeAlt(view),
}));
