import sharp from 'sharp';

/** Left, top, width and height in shares of the picture that is borrowed from. */
type Crop = readonly [left: number, top: number, width: number, height: number];

interface Loan {
  from: string;
  crop: Crop;
  mirrored?: boolean;
}

// Where a tall robot's parts are in its front and rear views.
const PARTS: Record<string, readonly [view: 'front' | 'rear', crop: Crop]> = {
  display: ['rear', [0.3, 0.3, 0.6, 0.36]],
  touch: ['front', [0.26, 0.03, 0.5, 0.3]],
  panel: ['front', [0.26, 0.03, 0.5, 0.3]],
  vision: ['front', [0.3, 0.06, 0.4, 0.24]],
  trays: ['front', [0.2, 0.28, 0.6, 0.36]],
  detect: ['front', [0.3, 0.26, 0.45, 0.27]],
  compartments: ['front', [0.22, 0.24, 0.6, 0.36]],
  inside: ['front', [0.22, 0.44, 0.6, 0.36]],
  load: ['front', [0.1, 0.1, 0.8, 0.48]],
  sensor: ['front', [0.25, 0.66, 0.55, 0.33]],
  sensors: ['front', [0.2, 0.4, 0.6, 0.36]],
  suspension: ['front', [0.2, 0.62, 0.6, 0.36]],
  brush: ['front', [0.2, 0.5, 0.6, 0.45]],
  rollers: ['front', [0.15, 0.45, 0.7, 0.5]],
  suction: ['rear', [0.2, 0.45, 0.6, 0.45]],
  battery: ['rear', [0.2, 0.4, 0.6, 0.45]],
};

const VIEWS: Record<string, Omit<Loan, 'from'>> = {
  b: { crop: [0.34, 0.2, 0.66, 0.66] },
  c: { crop: [0.12, 0.1, 0.86, 0.86], mirrored: true },
  d: { crop: [0.3, 0.08, 0.7, 0.7], mirrored: true },
  e: { crop: [0.2, 0.16, 0.74, 0.74] },
  f: { crop: [0.4, 0.26, 0.6, 0.6], mirrored: true },
};

/** The render that can stand in for one that does not exist yet: a part of the same robot, or another look at the same place. */
export function loanFor(name: string): Loan | null {
  const [subject, view] = name.split('-') as [string, string];
  if (view === 'rear') return { from: `${subject}-front`, crop: [0, 0, 1, 1], mirrored: true };
  const part = PARTS[view];
  if (part) return { from: `${subject}-${part[0]}`, crop: part[1] };
  const otherView = VIEWS[view];
  return otherView ? { from: `${subject}-a`, ...otherView } : null;
}

export async function borrow(raw: Buffer, { crop, mirrored }: Loan, opaque: boolean): Promise<Buffer> {
  const { width, height } = await sharp(raw).metadata();
  const [left, top, wide, high] = crop;
  let picture = sharp(raw).extract({
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(wide * width),
    height: Math.round(high * height),
  });
  if (mirrored) picture = picture.flop();
  if (opaque) picture = picture.flatten({ background: '#e9ecec' });
  return picture.png({ compressionLevel: 1 }).toBuffer();
}
