export type PictureKind = 'cutout' | 'scene' | 'feature' | 'poster' | 'drawn';

/** One picture of the site, as its makers describe it; the encoder adds what it measures. */
export interface PictureSource {
  name: string;
  kind: PictureKind;
  alt: string;
  /** Size of the stand-in that is encoded while the raw picture does not exist yet. */
  size: readonly [width: number, height: number];
}

/** The module below web/pictures/ that an exported picture lands in. */
export interface PictureGroup {
  module: string;
  pictures: readonly PictureSource[];
}
