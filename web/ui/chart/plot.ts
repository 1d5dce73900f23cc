import { max, min } from 'd3-array';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

/** The paper of a chart, in units of its own: it is drawn once for phones and once for wider windows. */
export interface Plot {
  width: number;
  height: number;
  /** Room for the axes; the rest is for what is drawn. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** About how many steps an axis has room for. */
  steps: { x: number; y: number };
}

export const narrowPlot: Plot = {
  width: 360,
  height: 320,
  left: 46,
  right: 14,
  top: 34,
  bottom: 50,
  steps: { x: 4, y: 5 },
};

export const widePlot: Plot = {
  width: 760,
  height: 400,
  left: 64,
  right: 20,
  top: 38,
  bottom: 54,
  steps: { x: 8, y: 6 },
};

/** For a chart that runs across a whole wide window: on the other paper its letters would grow with it. */
export const broadPlot: Plot = { ...widePlot, width: 1040, steps: { x: 12, y: 6 } };

export type Scale = ScaleLinear<number, number>;

/** From 0, or from below where a value is, to a round number above the greatest. */
export function scaleY(values: readonly number[], { height, top, bottom, steps }: Plot): Scale {
  const lowest = Math.min(0, min(values) ?? 0);
  const highest = Math.max(0, max(values) ?? 0);
  const domain = lowest === highest ? [0, 1] : [lowest, highest];
  return scaleLinear()
    .domain(domain)
    .nice(steps.y)
    .range([height - bottom, top]);
}

/** The same for bars: above the highest there is room for its value, below the uppermost line. */
export const scaleBars = (values: readonly number[], plot: Plot): Scale =>
  scaleY(
    values.map((value) => value * 1.15),
    plot,
  );

/** About what a digit of an axis takes. */
const digitWidth = 7.6;

/** About what a text of digits and Korean letters takes; those are the wider ones. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 12 : digitWidth), 0);

/** The same paper with room at the left for what stands on the axis there, however great it is. */
export function withRoomFor(scale: Scale, format: (value: number) => string, plot: Plot): Plot {
  const longest = max(scale.ticks(plot.steps.y), (value) => format(value).length) ?? 0;
  return { ...plot, left: Math.max(plot.left, longest * digitWidth + 10) };
}

export function scaleX(most: number, { width, left, right }: Plot): Scale {
  return scaleLinear()
    .domain([0, most])
    .range([left, width - right]);
}
