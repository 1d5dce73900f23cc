export type PictureKind = 'cutout' | 'line' | 'scene' | 'feature' | 'poster' | 'drawn';

/** One picture of the site, as its makers describe it; the encoder adds what it measures. */
export interface PictureSource {
  name: string;
  kind: PictureKind;
  alt: string;
}

/** The module below web/pictures/ that an exported picture lands in. */
export interface PictureGroup {
  module: string;
  pictures: readonly PictureSource[];
}
