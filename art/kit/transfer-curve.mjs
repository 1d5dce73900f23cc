// The PU curve of Intel Open Image Denoise (Apache-2.0): brings light of any strength into the
// range that its networks were trained on, and back.
const A = 1.41283765e3;
const B = 1.64593172;
const C = 4.31384981e-1;
const D = -2.94139609e-3;
const E = 1.92653254e-1;
const F = 6.26026094e-3;
const G = 9.98620152e-1;

export const toTransfer = (y) => {
  if (y <= 1.5794576e-6) return A * y;
  return y <= 3.22087631e-2 ? B * y ** C + D : E * Math.log(y + F) + G;
};

export const fromTransfer = (x) => {
  if (x <= 2.23151711e-3) return x / A;
  return x <= 3.70974749e-1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F;
};

export const TRANSFER_MAX = toTransfer(65504);
