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
export const frameSize = { width: 975, height: 2099 };

/** The robot as it stands together, then its parts in the order in which they are painted. */
export const places: readonly Place[] = [
  [0, 0, 771, 1521, 81, 549, 0, 0, 0], // together
  [776, 916, 771, 487, 81, 1583, 0, 0, 0], // base
  [480, 1697, 443, 131, 245, 1663, 0, -31, 0.62], // ring-0
  [0, 1709, 443, 131, 245, 1644, 0, -65, 0.59], // ring-1
  [928, 1761, 442, 131, 245, 1625, 0, -99, 0.56], // ring-2
  [448, 1832, 443, 131, 245, 1606, 0, -133, 0.53], // ring-3
  [0, 1844, 442, 131, 245, 1587, 0, -167, 0.5], // ring-4
  [896, 1896, 442, 131, 245, 1568, 0, -201, 0.47], // ring-5
  [0, 1525, 475, 180, 229, 1506, 0, -270, 0.42], // deck
  [1374, 1811, 93, 45, 535, 1625, 104, -229, 0.42], // eye-deck
  [1472, 1811, 93, 45, 323, 741, -197, -627, 0.1], // eye-back
  [776, 0, 274, 912, 242, 680, 0, -332, 0.36], // tower
  [1158, 1407, 407, 191, 282, 1365, 109, -257, 0.34], // tray-0
  [446, 1967, 409, 129, 281, 1216, 109, -304, 0.31], // tray-1
  [1158, 1602, 408, 155, 282, 979, 109, -350, 0.28], // tray-2
  [1374, 1761, 63, 46, 551, 757, 154, -550, 0.1], // eye-right
  [776, 1407, 378, 286, 258, 654, 0, -528, 0.1], // head
  [1442, 1761, 64, 46, 258, 799, -154, -505, 0.1], // eye-left
  [1374, 1860, 81, 45, 471, 713, 76, -625, 0.1], // eye-top
];
