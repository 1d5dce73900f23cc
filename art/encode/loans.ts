import type { PictureSource } from './picture-source.ts';

/** A part of another render that stands in for one that does not exist yet. */
export interface Loan {
  from: string;
  /** Shares of the lender's width and height; the height follows from the picture's shape. */
  left: number;
  top: number;
  width: number;
  mirrored?: boolean;
  /** What is to be seen instead, where the picture's own words would not be true. */
  alt?: string;
}

/** A quick small render of the same picture, enlarged. */
function draftOf(name: string): Loan {
  return { from: `${name}-draft`, left: 0, top: 0, width: 1 };
}

const HEAD = { left: 0.26, top: 0.03, width: 0.5 };
const TRAYS = { left: 0.2, top: 0.28, width: 0.6 };

const CLOSE_UPS: Record<string, Loan> = {
  't10-display': { from: 't10-rear', left: 0.3, top: 0.3, width: 0.6 },
  't10-touch': {
    from: 't10-front',
    ...HEAD,
    alt: '웃는 얼굴을 띄운 T10의 화면과 그 아래 선반을 가까이에서 본 모습',
  },
  't10-trays': { from: 't10-front', ...TRAYS },
  't8-trays': { from: 't8-front', ...TRAYS },
  't8-touch': { from: 't8-front', ...HEAD, alt: '손잡이가 달린 T8의 10.1인치 화면을 가까이에서 본 모습' },
  't9-trays': { from: 't9-front', ...TRAYS },
  't9-touch': { from: 't9-front', ...HEAD, alt: 'T9의 11.6인치 화면과 맨 위 선반을 가까이에서 본 모습' },
  't5-trays': { from: 't5-front', ...TRAYS },
  't5-sensor': { from: 't5-front', left: 0.25, top: 0.64, width: 0.55 },
  't6-trays': { from: 't6-front', ...TRAYS },
  't11-vision': draftOf('t11-vision'),
  't11-suspension': draftOf('t11-suspension'),
  't11-detect': draftOf('t11-detect'),
  'w3-compartments': draftOf('w3-compartments'),
  'w3-inside': draftOf('w3-inside'),
  'w3-panel': { from: 'w3-front', left: 0.22, top: 0, width: 0.6 },
  's100-load': { from: 'warehouse-c', left: 0.55, top: 0.42, width: 0.43 },
  's100-battery': {
    from: 'warehouse-b',
    left: 0.14,
    top: 0.5,
    width: 0.36,
    alt: '상자를 실은 S100의 뒷면에 교체형 배터리 서랍이 보이는 모습',
  },
  's100-sensor': {
    from: 'factory-a',
    left: 0.5,
    top: 0.54,
    width: 0.32,
    alt: '생산 라인 옆을 지나는 S100의 앞면을 가까이에서 본 모습',
  },
  'c30-brush': { from: 'c30-front', left: 0.2, top: 0.42, width: 0.6 },
  'c30-suction': {
    from: 'lobby-d',
    left: 0.01,
    top: 0.54,
    width: 0.34,
    alt: '로비 바닥에 붙어 청소하는 C30를 가까이에서 본 모습',
  },
  'c30-panel': { from: 'c30-front', left: 0.24, top: 0.14, width: 0.5 },
  'c40-rollers': { from: 'lobby-b', left: 0.58, top: 0.5, width: 0.36 },
  'c40-sensors': {
    from: 'hospital-c',
    left: 0.48,
    top: 0.45,
    width: 0.32,
    alt: '병동 복도를 닦는 C40의 앞면을 가까이에서 본 모습',
  },
  'c40-battery': {
    from: 'lobby-c',
    left: 0.07,
    top: 0.5,
    width: 0.34,
    alt: '손잡이 아래로 교체형 배터리가 보이는 C40의 뒷면',
  },
};

export function loanFor({ name, kind }: PictureSource): Loan | null {
  if (name.endsWith('-front')) return draftOf(name);
  const model = name.replace('-rear', '');
  if (kind === 'cutout' && model !== name) {
    const alt = `반대쪽에서 비스듬히 본 ${model.toUpperCase()}의 모습`;
    return { from: `${model}-front`, left: 0, top: 0, width: 1, mirrored: true, alt };
  }
  return CLOSE_UPS[name] ?? null;
}
