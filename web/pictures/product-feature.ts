import type { PictureData } from './picture.ts';

/** How a picture stands to its words. What each looks like: web/product/features.css; how wide its picture is: feature-blocks.tsx there. */
export type FeatureLayout =
  | 'wide'
  | 'bleed'
  | 'left'
  | 'right'
  | 'tall'
  | 'whole'
  | 'half'
  | 'pair'
  | 'night';

/** What a robot does, as its page shows it. */
export interface ProductFeature {
  title: string;
  text: string;
  picture: PictureData;
  /** The same place in the evening. */
  evening?: PictureData;
  layout: FeatureLayout;
  /** Measured across the middle of a picture from above. */
  passage?: string;
  /** What each tray of a whole robot carries, from the top down. */
  trayLoads?: readonly string[];
  /** What is to be seen in the picture, part by part, below the text. */
  details?: readonly { name: string; text: string }[];
}
