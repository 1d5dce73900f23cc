// A person of 170 cm, standing, seen from the front: drawn by hand, one half, in centimetres from the middle of the floor.
export const PERSON = { w: 54, h: 170 };

// Points that are said twice are corners.
const BODY = [
  [0, 170],
  [4.6, 169.2],
  [7.4, 165.6],
  [7.9, 160],
  [7.3, 154],
  [5.4, 149.4],
  [4.9, 147.4],
  [5, 144.6],
  [6.6, 142.6],
  [12, 140.8],
  [17.6, 138.8],
  [20.8, 136],
  [22.6, 131],
  [24, 123],
  [24.9, 115.4],
  [24.9, 115.4],
  [23.9, 115.2],
  [23.9, 115.2],
  [24.8, 107],
  [25.8, 98],
  [26.2, 91],
  [27, 84],
  [26.9, 77],
  [25.8, 72.8],
  [24.2, 72],
  [22.6, 74],
  [21.7, 80],
  [21.3, 88],
  [19.9, 99],
  [18.5, 108],
  [18.1, 114],
  [18.1, 114],
  [17.3, 113.9],
  [17.3, 113.9],
  [16.9, 119],
  [16.6, 124.6],
  [16.3, 124.6],
  [15.9, 117],
  [15.3, 108],
  [15.4, 101],
  [16.8, 92],
  [17.3, 84],
  [16.8, 74],
  [15.4, 60],
  [14, 49],
  [13.6, 40],
  [13.4, 30],
  [11.8, 16],
  [10.9, 9],
  [12.2, 5.6],
  [13.8, 2.6],
  [13.6, 0.2],
  [13.2, 0],
  [3.6, 0],
  [3.2, 0.2],
  [3, 3],
  [3.4, 7],
  [3.4, 14],
  [3, 28],
  [2.8, 38],
  [2.7, 48],
  [1.9, 62],
  [0.9, 74],
  [0, 78],
];
const HAIR = [
  [0, 170],
  [4.6, 169.2],
  [7.4, 165.6],
  [7.9, 160],
  [7.5, 157.4],
  [6.9, 158],
  [6.3, 162],
  [4.4, 163.6],
  [0, 164],
];
const COLLAR = [
  [0, 140.4],
  [3.2, 141.6],
  [5.1, 144.2],
  [5.1, 144.2],
  [5.9, 143.3],
  [5.9, 143.3],
  [3.9, 140.5],
  [0, 139.2],
];
const SLEEVE = [
  [24.9, 115.4],
  [24.9, 115.4],
  [17.3, 113.9],
  [17.3, 113.9],
  [17.2, 114.9],
  [17.2, 114.9],
  [24.8, 116.4],
  [24.8, 116.4],
];
const TROUSERS = [
  [0, 101],
  [15.4, 101],
  [15.4, 101],
  [16.8, 92],
  [17.3, 84],
  [16.8, 74],
  [15.4, 60],
  [14, 49],
  [13.6, 40],
  [13.4, 30],
  [11.8, 16],
  [11.1, 10.4],
  [11.1, 10.4],
  [3.4, 10.4],
  [3.4, 10.4],
  [3.2, 18],
  [3, 28],
  [2.8, 38],
  [2.7, 48],
  [1.9, 62],
  [0.9, 74],
  [0, 78],
];
const SHOE = [
  [10.9, 9],
  [12.2, 5.6],
  [13.8, 2.6],
  [13.6, 0.2],
  [13.2, 0],
  [3.6, 0],
  [3.2, 0.2],
  [3, 3],
  [3.4, 7],
  [3.5, 9],
  [3.5, 9],
];
const STEPS = 8;

/** Catmull and Rom: a curve that passes through every point. */
function curve(points) {
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  return points.slice(1).flatMap((_, index) =>
    Array.from({ length: STEPS }, (__, step) => {
      const t = (step + 1) / STEPS;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      return [0, 1].map(
        (axis) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3),
      );
    }),
  );
}

const upright = (points) => points.map(([x, y]) => [x, -Math.max(0, Math.min(PERSON.h, y))]);
const mirrored = (points) => points.map(([x, y]) => [-x, y]).reverse();
const half = (points) => upright([points[0], ...curve(points)]);
const whole = (points) => [...half(points), ...mirrored(half(points))];

export const personLoops = {
  outline: [whole(BODY)],
  dark: [
    ...[HAIR, COLLAR, TROUSERS].map(whole),
    ...[SLEEVE, SHOE].flatMap((points) => [half(points), mirrored(half(points))]),
  ],
};
