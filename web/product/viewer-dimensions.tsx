import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useState, type RefObject } from 'react';
import { dimensionEnds, dimensionLines, type Point, type SizeCm } from './dimension-lines.ts';

interface DimensionLinesProps {
  viewer: RefObject<ModelViewerElement | null>;
  sizeCm: SizeCm;
}

interface DrawnLine {
  label: string;
  from: Spot;
  to: Spot;
  beside: Spot & { anchor: 'start' | 'end' };
}

const labelWidth = 100;

/** In pixels of the picture. */
interface Spot {
  x: number;
  y: number;
}

/** Width, depth and height drawn around the model; they follow it as it turns. */
export function DimensionLines({ viewer, sizeCm }: DimensionLinesProps) {
  const [lines, setLines] = useState<readonly DrawnLine[]>([]);
  useEffect(() => {
    const element = viewer.current;
    return element ? follow(element, sizeCm, setLines) : undefined;
  }, [viewer, sizeCm]);
  return (
    <svg className="viewer-lines">
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
    </svg>
  );
}

function Line({ label, from, to, beside }: DrawnLine) {
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r="3.5" />
      <circle cx={to.x} cy={to.y} r="3.5" />
      <text x={beside.x} y={beside.y} textAnchor={beside.anchor}>
        {label}
      </text>
    </>
  );
}

/** Words stand outside of the line; above it, where there is no room beside it. */
function placeBeside(from: Spot, to: Spot, width: number): DrawnLine['beside'] {
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const isUpright = Math.abs(to.y - from.y) > 2 * (right.x - left.x);
  if (isUpright) {
    return middle.x + labelWidth < width
      ? { x: middle.x + 10, y: middle.y + 5, anchor: 'start' }
      : { x: width - 8, y: Math.max(Math.min(from.y, to.y) - 14, 20), anchor: 'end' };
  }
  return left.y < right.y
    ? { x: Math.max(middle.x - 8, labelWidth), y: middle.y + 20, anchor: 'end' }
    : { x: Math.min(middle.x + 8, width - labelWidth), y: middle.y + 20, anchor: 'start' };
}

/** Marks the ends of the lines on the model, because only the viewer knows where they are seen, and looks every frame. */
function follow(
  viewer: ModelViewerElement,
  sizeCm: SizeCm,
  onMove: (lines: readonly DrawnLine[]) => void,
): () => void {
  const { x, y, z } = viewer.getBoundingBoxCenter();
  const centre: Point = [x, y, z];
  const marks = dimensionEnds(sizeCm, centre).map((point, index) => {
    const mark = document.createElement('span');
    mark.slot = `hotspot-end-${index}`;
    mark.dataset['position'] = point.join(' ');
    return { point: String(point), mark };
  });
  viewer.append(...marks.map(({ mark }) => mark));

  const spotOf = (point: Point): Spot | null => {
    const name = marks.find((mark) => mark.point === String(point))?.mark.slot ?? '';
    const seen = viewer.queryHotspot(name)?.canvasPosition;
    return seen ? { x: Math.round(seen.x), y: Math.round(seen.y) } : null;
  };
  let last = '';
  let frame = requestAnimationFrame(look);
  function look(): void {
    const lines = dimensionLines(sizeCm, centre, viewer.getCameraOrbit().theta).flatMap((line) => {
      const [from, to] = [spotOf(line.from), spotOf(line.to)];
      if (!from || !to) return [];
      return [{ label: line.label, from, to, beside: placeBeside(from, to, viewer.clientWidth) }];
    });
    const now = JSON.stringify(lines);
    if (now !== last) onMove(lines);
    last = now;
    frame = requestAnimationFrame(look);
  }
  return () => {
    cancelAnimationFrame(frame);
    for (const { mark } of marks) mark.remove();
  };
}
