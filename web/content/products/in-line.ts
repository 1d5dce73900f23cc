import { smallModel, type Model } from '#catalog/robots.ts';
import * as line from '#web/pictures/line.ts';
import type { PictureData } from '#web/pictures/picture.ts';

/** A robot from the front, all to one scale. */
export const inLine = (model: Model): PictureData => line[`${smallModel(model)}Line` as const];
