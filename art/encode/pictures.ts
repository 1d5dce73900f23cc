import type { PictureGroup } from './picture-source.ts';
import {
  eventPictures,
  marketingPictures,
  newsPictures,
  partnerPictures,
  storePictures,
} from './pictures/drawn.ts';
import { aislePictures } from './pictures/aisles.ts';
import { carePictures } from './pictures/care.ts';
import { featurePictures } from './pictures/features.ts';
import { linePictures } from './pictures/line.ts';
import {
  apartPictures,
  floorPictures,
  frontPictures,
  rearPictures,
  sheetPictures,
  stagePictures,
} from './pictures/robots.ts';
import { posterPictures, scenePictures } from './pictures/scenes.ts';

// Grouped by the pages that show them, so that a page's bundle carries its own groups and no other.
export const pictureGroups: readonly PictureGroup[] = [
  { module: 'fronts', pictures: frontPictures },
  { module: 'stages', pictures: stagePictures },
  { module: 'floors', pictures: floorPictures },
  { module: 'rears', pictures: rearPictures },
  { module: 'line', pictures: linePictures },
  { module: 'apart', pictures: apartPictures },
  { module: 'sheets', pictures: sheetPictures },
  { module: 'features', pictures: featurePictures },
  { module: 'scenes', pictures: scenePictures },
  { module: 'aisles', pictures: aislePictures },
  { module: 'care', pictures: carePictures },
  { module: 'posters', pictures: posterPictures },
  { module: 'marketing', pictures: marketingPictures },
  { module: 'store', pictures: storePictures },
  { module: 'news', pictures: newsPictures },
  { module: 'events', pictures: eventPictures },
  { module: 'partners', pictures: partnerPictures },
];
