/** Where plates stand on a robot, in halves of it: one in the middle, two side by side, three and four in a square. */
export function plateSpots(plates: number): { x: number; y: number }[] {
  const square = [
    { x: -0.42, y: -0.42 },
    { x: -0.42, y: 0.42 },
    { x: 0.42, y: -0.42 },
    { x: 0.42, y: 0.42 },
  ];
  if (plates <= 0) return [];
  if (plates === 1) return [{ x: 0, y: 0 }];
  return plates === 2
    ? [
        { x: 0, y: -0.42 },
        { x: 0, y: 0.42 },
      ]
    : square.slice(0, plates);
}
