import type { PictureKind } from './picture-source.ts';

/** Widths a picture is offered in. A smaller original is never blown up: its own width takes the last place. */
export const WIDTHS = [480, 960, 1600] as const;

/** Pictures that reach from edge to edge of wide screens are offered in one more, if their original has it. */
export const BLEED_WIDTHS = [...WIDTHS, 1920] as const;

/** The width whose AVIF file the budget is about: what a phone loads. Ten robots in line come all at once: little each. */
export const BUDGET_WIDTH = 960;

export const BUDGET_BYTES: Record<PictureKind, number> = {
  cutout: 30_000,
  stage: 38_000,
  floor: 30_000,
  line: 12_000,
  parts: 120_000,
  scene: 40_000,
  bleed: 56_000,
  feature: 40_000,
  poster: 40_000,
  drawn: 60_000,
};

/** All encoded pictures together. */
export const TOTAL_BUDGET_BYTES = 60_000_000;

/** AVIF qualities to try, best first; the first that meets the budget wins. */
export const AVIF_QUALITIES = [60, 52, 45, 38, 32, 26] as const;
export const WEBP_QUALITY = 80;
