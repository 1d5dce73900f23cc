export type PictureKind =
  | 'cutout'
  | 'stage'
  | 'floor'
  | 'line'
  | 'parts'
  | 'scene'
  | 'bleed'
  | 'feature'
  | 'poster'
  | 'drawn';

/** One picture of the site, as its makers describe it; the encoder adds what it measures. */
export interface PictureSource {
  name: string;
  kind: PictureKind;
  alt: string;
  /** Left, top, right and bottom of the robot in it, in hundredths: what a frame that cuts the picture must show. */
  robot?: readonly [number, number, number, number] | undefined;
}

/** The module below web/pictures/ that an exported picture lands in. */
export interface PictureGroup {
  module: string;
  pictures: readonly PictureSource[];
}
