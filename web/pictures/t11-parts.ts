// Written by `python3 art/films/t11_apart.py`.

/** On the sheet; in the frame while the robot stands together; how far to the right and down it goes; when it sets out, 0 to 1. */
type Place = readonly [
  left: number,
  top: number,
  wide: number,
  high: number,
  x: number,
  y: number,
  right: number,
  down: number,
  start: number,
];

/** Pixels of the picture in which they come apart. */
export const frameSize = { width: 975, height: 2184 };

/** The robot as it stands together, then its parts in the order in which they are painted. */
export const places: readonly Place[] = [
  [0, 0, 771, 1521, 23, 629, 0, 0, 0], // together
  [776, 916, 771, 487, 23, 1663, 0, 0, 0], // base
  [480, 1697, 443, 131, 187, 1743, 0, -31, 0.405], // ring-0
  [0, 1709, 443, 131, 187, 1724, 0, -61, 0.395], // ring-1
  [928, 1761, 442, 131, 187, 1705, 0, -91, 0.385], // ring-2
  [448, 1832, 443, 131, 187, 1686, 0, -120, 0.375], // ring-3
  [0, 1844, 442, 131, 187, 1667, 0, -150, 0.365], // ring-4
  [896, 1896, 442, 131, 187, 1648, 0, -180, 0.355], // ring-5
  [0, 1525, 475, 180, 171, 1586, 0, -246, 0.33], // deck
  [1374, 1811, 93, 45, 477, 1705, 164, -210, 0.33], // eye-deck
  [1472, 1811, 93, 45, 265, 821, -164, -708, 0.05], // eye-back
  [776, 0, 274, 912, 184, 760, -115, -329, 0.27], // tower
  [1158, 1407, 407, 191, 224, 1445, 191, -311, 0.27], // tray-0
  [446, 1967, 409, 129, 223, 1296, 191, -342, 0.255], // tray-1
  [1158, 1602, 408, 155, 224, 1059, 191, -373, 0.24], // tray-2
  [1374, 1761, 63, 46, 493, 837, 145, -663, 0.05], // eye-right
  [776, 1407, 378, 286, 200, 734, 0, -642, 0.05], // head
  [1442, 1761, 64, 46, 200, 879, -145, -621, 0.05], // eye-left
  [1374, 1860, 81, 45, 413, 793, 66, -708, 0.05], // eye-top
];
