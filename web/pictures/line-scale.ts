/** The scale that all pictures of line.ts share at their full width, and where in them the middle of the floor is. */
export const lineScale = { pixelsPerCm: 5, floorFromBottom: 65 } as const;
