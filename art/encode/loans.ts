import type { PictureSource } from './picture-source.ts';

/** Another render of the same robot that stands in, mirrored, for one that does not exist yet. */
export interface Loan {
  from: string;
  /** What is to be seen instead: the picture's own words would not be true. */
  alt: string;
}

/** The rear view of a robot that was only shot from the front: its other side. */
export function loanFor({ name, kind }: PictureSource): Loan | null {
  const model = name.replace('-rear', '');
  if (kind !== 'cutout' || model === name) return null;
  return {
    from: `${model}-front`,
    alt: `반대쪽에서 비스듬히 본 ${model.toUpperCase()}의 모습`,
  };
}
