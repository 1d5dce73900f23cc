export type RobotType = 'serving' | 'logistics' | 'cleaning';

export const robotTypes = {
  serving: '서빙로봇',
  logistics: '물류로봇',
  cleaning: '청소로봇',
} as const satisfies Record<RobotType, string>;

/** What a robot is for: a finer cut than the type, which the inquiry form asks for. */
export type Task = 'serving' | 'delivery' | 'carrying' | 'cleaning';

/** From, to. */
export type Span = readonly [number, number];

/** What is known of one robot, in the units that the names say. What nobody has stated is absent, and never guessed. */
export interface Robot {
  model: string;
  type: RobotType;
  task: Task;
  /** The month in which it came out. */
  released: `${number}-${number}`;
  /** Of our own three-dimensional model: width, depth, height. */
  sizeCm: { w: number; d: number; h: number };
  weightKg?: number;
  speedMs?: number;
  payloadKg?: number;
  trayPayloadKg?: number;
  trays?: number;
  /** Shelves that are open on all sides. */
  openTrays?: boolean;
  /** The narrowest passage it gets through. */
  passageCm?: number;
  /** Other builds of the same robot that need another passage. */
  variants?: readonly { name: string; passageCm: number }[];
  volumeL?: number;
  stops?: number;
  deliveriesADay?: number;
  displayInch?: number;
  touchInch?: number;
  shockRings?: number;
  visionSensors?: number;
  trayDetectionPercent?: number;
  cleaningM2PerH?: number;
  cleaningWidthCm?: number;
  suctionPa?: number;
  noiseDb?: number;
  rollers?: number;
  sensors?: number;
  chargeH?: number | Span;
  /** On one charge; cleaning robots: vacuuming. */
  runH?: number;
  sweepRunH?: number;
  batterySwapS?: number;
  /** Facts that are stated as "this much or more". */
  atLeast?: readonly ('payloadKg' | 'trayDetectionPercent')[];
}

/** All of them, in the order in which forms list them. */
export const robots = [
  {
    model: 'T5',
    type: 'serving',
    task: 'serving',
    released: '2021-08',
    sizeCm: { w: 53, d: 54, h: 133 },
    weightKg: 50,
    trays: 4,
    openTrays: true,
    payloadKg: 40,
    passageCm: 70,
    variants: [{ name: '레이저형', passageCm: 80 }],
  },
  {
    model: 'T6',
    type: 'serving',
    task: 'serving',
    released: '2022-01',
    sizeCm: { w: 50, d: 51, h: 126 },
    weightKg: 52,
    trays: 4,
    openTrays: true,
    payloadKg: 35,
  },
  {
    model: 'T8',
    type: 'serving',
    task: 'serving',
    released: '2022-09',
    sizeCm: { w: 39, d: 46, h: 122 },
    weightKg: 34,
    trays: 3,
    payloadKg: 20,
    passageCm: 55,
    touchInch: 10.1,
  },
  {
    model: 'T9',
    type: 'serving',
    task: 'serving',
    released: '2023-04',
    sizeCm: { w: 59, d: 58, h: 131 },
    weightKg: 63,
    speedMs: 0.8,
    payloadKg: 40,
    trayPayloadKg: 10,
    passageCm: 70,
    touchInch: 11.6,
    chargeH: 4,
  },
  {
    model: 'T10',
    type: 'serving',
    task: 'serving',
    released: '2024-06',
    sizeCm: { w: 49, d: 57, h: 133 },
    weightKg: 58,
    speedMs: 1,
    payloadKg: 40,
    passageCm: 59,
    displayInch: 23.8,
    touchInch: 11.6,
    chargeH: 5.5,
  },
  {
    model: 'T11',
    type: 'serving',
    task: 'serving',
    released: '2025-09',
    sizeCm: { w: 37, d: 45, h: 122 },
    passageCm: 49,
    shockRings: 6,
    visionSensors: 5,
    trayDetectionPercent: 99,
    atLeast: ['trayDetectionPercent'],
  },
  {
    model: 'W3',
    type: 'serving',
    task: 'delivery',
    released: '2023-07',
    sizeCm: { w: 52, d: 53, h: 112 },
    weightKg: 48,
    volumeL: 90,
    stops: 4,
    deliveriesADay: 120,
    payloadKg: 20,
    passageCm: 70,
    chargeH: 6.5,
  },
  {
    model: 'S100',
    type: 'logistics',
    task: 'carrying',
    released: '2024-10',
    sizeCm: { w: 66, d: 93, h: 42 },
    weightKg: 87.5,
    speedMs: 1,
    payloadKg: 100,
    passageCm: 90,
    chargeH: 2.5,
    runH: 8,
    batterySwapS: 15,
    atLeast: ['payloadKg'],
  },
  {
    model: 'C30',
    type: 'cleaning',
    task: 'cleaning',
    released: '2023-11',
    sizeCm: { w: 48, d: 55, h: 32 },
    weightKg: 35,
    speedMs: 0.8,
    cleaningM2PerH: 600,
    cleaningWidthCm: 61,
    suctionPa: 19_000,
    noiseDb: 70,
    chargeH: [5, 6],
    runH: 6,
    sweepRunH: 10,
  },
  {
    model: 'C40',
    type: 'cleaning',
    task: 'cleaning',
    released: '2025-05',
    sizeCm: { w: 60, d: 90, h: 68 },
    rollers: 3,
    sensors: 10,
    batterySwapS: 5,
  },
] as const satisfies readonly Robot[];

export type Model = (typeof robots)[number]['model'];

export function robotOf(model: Model): Robot {
  return robots.find((robot) => robot.model === model) as Robot;
}

/** As the names of its files write it: `t10`. */
export const smallModel = (model: Model) => model.toLowerCase() as Lowercase<Model>;
