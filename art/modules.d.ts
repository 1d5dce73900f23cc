// Packages that are installed only where pictures are made (art/package.json, art/brand/package.json): what is used of them.
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: { id: number; path: Path }[]; positions: { xAdvance: number }[] };
  }
  export function create(file: Buffer): unknown;
}
declare module '@svg-maps/south-korea' {
  const map: { viewBox: string; locations: { id: string; path: string }[] };
  export default map;
}
declare module 'world-atlas/land-110m.json' {
  const topology: {
    transform: { scale: [number, number]; translate: [number, number] };
    arcs: number[][][];
    objects: { land: { geometries: { arcs: number[][][] }[] } };
  };
  export default topology;
}
declare module 'onnxruntime-node';
declare module '@gltf-transform/core';
declare module '@gltf-transform/extensions';
declare module 'meshoptimizer';
declare module 'three/addons/loaders/usd/USDCParser.js';

// What the page of a film knows (films/stage.mjs).
declare const RATE: number;
declare const SHOTS: {
  seconds: number;
  kind: string;
  move?: [number[], number[]];
}[];
interface Window {
  seek(second: number): void;
}
