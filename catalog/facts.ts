import type { Robot, Span } from './robots.ts';

/** A fact as people read it: `최소 통과 폭`, `59`, `cm`; `text` where a sentence says it better than number and unit. */
export interface Fact {
  label: string;
  value: string;
  unit: string;
  text: string;
}

interface Wording {
  label: string | ((robot: Robot) => string);
  unit: string;
  /** How the table says it; else the number with its unit. */
  text?: (robot: Robot, plain: string) => string;
}

/** A fact that is a number: each of them is shown, so each has a wording. */
type NumericFact = {
  [Name in keyof Robot]-?: NonNullable<Robot[Name]> extends number | Span ? Name : never;
}[keyof Robot];

const upTo = (_robot: Robot, plain: string) => `최대 ${plain}`;

/** Every fact that can be shown, in the order in which tables list them. */
const wordings = {
  weightKg: { label: '무게', unit: 'kg' },
  speedMs: { label: '주행 속도', unit: 'm/s' },
  volumeL: { label: '수납 용량', unit: 'L' },
  stops: { label: '목적지', unit: '곳', text: (_robot, plain) => `한 번에 최대 ${plain}` },
  deliveriesADay: { label: '하루 배송', unit: '건' },
  trays: { label: ({ openTrays }) => (openTrays ? '선반' : '트레이'), unit: '단' },
  payloadKg: { label: payloadLabel, unit: 'kg', text: withTrayPayload },
  trayPayloadKg: { label: '트레이당 적재 무게', unit: 'kg' },
  passageCm: { label: '최소 통과 폭', unit: 'cm', text: withVariants },
  cleaningM2PerH: {
    label: '청소 면적',
    unit: 'm²/h',
    text: ({ cleaningM2PerH = 0 }) => `시간당 ${written(cleaningM2PerH)}m²`,
  },
  cleaningWidthCm: { label: '청소 폭', unit: 'cm' },
  suctionPa: { label: '흡입력', unit: 'Pa' },
  noiseDb: { label: '소음', unit: 'dB', text: upTo },
  displayInch: { label: '광고 디스플레이', unit: '인치' },
  touchInch: { label: '터치스크린', unit: '인치' },
  shockRings: { label: '충격 흡수', unit: '링', text: (_robot, plain) => `${plain} 쇼크 업소버` },
  visionSensors: { label: '스테레오 비전 센서', unit: '개' },
  trayDetectionPercent: { label: 'AI 트레이 감지율', unit: '%' },
  rollers: { label: '롤러', unit: '중', text: (_robot, plain) => `${plain} 롤러` },
  sensors: { label: '센서', unit: '개' },
  chargeH: { label: '충전 시간', unit: '시간' },
  runH: { label: '배터리 사용 시간', unit: '시간', text: byMode },
  sweepRunH: { label: '쓸기 모드 사용 시간', unit: '시간' },
  batterySwapS: { label: '배터리 교체', unit: '초' },
} as const satisfies Record<NumericFact, Wording>;

export type FactName = keyof typeof wordings;
export const factNames = Object.keys(wordings) as FactName[];

/** What stands in the row of another fact, and has none of its own in a table. */
const saidElsewhere: ReadonlySet<FactName> = new Set(['trayPayloadKg', 'sweepRunH']);

const isSpan = (value: number | Span): value is Span => typeof value !== 'number';

function written(value: number | Span): string {
  return isSpan(value) ? value.map(written).join('~') : value.toLocaleString('ko-KR');
}

function withTrayPayload({ trayPayloadKg }: Robot, plain: string): string {
  return trayPayloadKg === undefined ? plain : `${plain} (트레이당 ${trayPayloadKg}kg)`;
}

function withVariants({ variants = [] }: Robot, plain: string): string {
  const others = variants.map(({ name, passageCm }) => `${name}\u00a0${passageCm}cm`).join(', ');
  return others === '' ? plain : `${plain} (${others})`;
}

function byMode({ sweepRunH }: Robot, plain: string): string {
  return sweepRunH === undefined ? `최대 ${plain}` : `흡입 ${plain}, 쓸기 ${sweepRunH}시간`;
}

const isLeast = ({ atLeast }: Robot, name: FactName) => atLeast?.some((least) => least === name) ?? false;

function payloadLabel(robot: Robot): string {
  return isLeast(robot, 'payloadKg') ? '적재 무게' : '최대 적재 무게';
}

/** One fact of a robot, or null where nobody has stated it. */
export function factOf(robot: Robot, name: FactName): Fact | null {
  const stated = robot[name];
  if (stated === undefined) return null;
  const { label, unit, text }: Wording = wordings[name];
  const value = written(stated);
  const called = { label: typeof label === 'string' ? label : label(robot), value };
  if (isLeast(robot, name)) return { ...called, unit: `${unit}+`, text: `${value}${unit} 이상` };
  return { ...called, unit, text: text?.(robot, value + unit) ?? value + unit };
}

/** The facts that have a row of their own in a table. */
export const rowNames = factNames.filter((name) => !saidElsewhere.has(name));

/** All facts of a robot, as rows of its table. */
export function factRows(robot: Robot): Fact[] {
  return rowNames.map((name) => factOf(robot, name)).filter((fact) => fact !== null);
}
