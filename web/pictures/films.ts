import homeTallAv1 from './films/home-tall.av1.mp4';
import homeTallH264 from './films/home-tall.h264.mp4';
import homeAv1 from './films/home.av1.mp4';
import homeH264 from './films/home.h264.mp4';
import productAv1 from './films/product.av1.mp4';
import productH264 from './films/product.h264.mp4';

/** The addresses of both files of a film. The build puts a hash of their content into them, so they may be cached for ever. */
export interface FilmFiles {
  av1: string;
  h264: string;
}

export const homeFilm: FilmFiles = { av1: homeAv1, h264: homeH264 };
export const homeTallFilm: FilmFiles = { av1: homeTallAv1, h264: homeTallH264 };
export const productFilm: FilmFiles = { av1: productAv1, h264: productH264 };
