import type { Model } from '#catalog/robots.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import type { SizeCm } from './dimension-lines.ts';

/** A robot as the 3D viewer shows it. */
export interface ViewerRobot {
  model: Model;
  /** Seen where the model cannot be. */
  picture: PictureData;
  /** The model's first view, seen until the model is there. */
  poster: string;
  sizeCm: SizeCm;
  /** The model for browsers and Android, and the one for iPhones. */
  glb: string;
  usdz: string;
}

/** Metres from the middle of the floor it stands on: to the right of who looks at its face, up, towards them. */
type Place = readonly [x: number, y: number, z: number];

/** A part that is named on the model. */
export interface RobotPart {
  name: string;
  text: string;
  at: Place;
  /** Where its surface looks to. */
  facing: Place;
}

/** What is named on a robot's model, fetched when it is asked for. */
export type PartsOf = (model: Model) => Promise<readonly RobotPart[]>;
