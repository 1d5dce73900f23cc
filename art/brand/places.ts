// Drawn maps of the two sites. Streets, stations and blocks are invented: they give an impression, and the ways on foot
// are as long beside each other as the minutes that the page gives.
import { company, offices, type Office } from '../../contract/company.ts';

/** Right and down of the building's door, along streets that lie turned on the sheet. */
export type Spot = readonly [right: number, down: number];

interface Street {
  at: number;
  /** Wide ones carry the traffic; they go over water. */
  isWide?: true;
  /** Where it ends, if not beyond the sheet. */
  from?: number;
}

export interface PlaceMap {
  id: string;
  label: string;
  title: string;
  office: Office;
  /** By how many degrees the streets lie turned. */
  turn: number;
  /** Streets that run from left to right, and from top to bottom: in order. */
  across: readonly Street[];
  down: readonly Street[];
  /** Blocks without houses, by the streets before them. */
  parks: readonly { across: number; down: number; name?: string }[];
  /** On the sheet, as the lines of the subway are. */
  water: string;
  subways: readonly { way: string; number: string; colour: string }[];
  /** From the station to the door. */
  walk: readonly Spot[];
  /** How far from the station its name stands. */
  stationName: { x: number; y: number };
  stop: Spot;
  stopName: { x: number; y: number };
  /** Where the minutes on foot stand: right of it. */
  walkName: Spot;
  names: readonly { text: string; x: number; y: number; kind: 'road' | 'water' }[];
}

const [headOffice, researchCenter] = offices as [Office, Office];

export const placeMaps: readonly PlaceMap[] = [
  {
    id: 'map-incheon',
    label: '인천 본사 위치를 나타낸 그림 지도',
    title: `${company.name} 본사`,
    office: headOffice,
    turn: -8,
    across: [
      { at: -455 },
      { at: -335 },
      { at: -222 },
      { at: -120 },
      { at: 0, isWide: true, from: -255 },
      { at: 118 },
      { at: 222 },
      { at: 330 },
      { at: 440 },
      { at: 550 },
    ],
    down: [
      { at: -460 },
      { at: -345 },
      { at: -215 },
      { at: -75, isWide: true },
      { at: 85 },
      { at: 205 },
      { at: 325, isWide: true },
      { at: 450 },
      { at: 570 },
      { at: 690 },
      { at: 810 },
      { at: 930 },
    ],
    parks: [
      { across: 2, down: 5 },
      { across: 2, down: 4, name: '물빛공원' },
      { across: 5, down: 2 },
      { across: 6, down: 8 },
      { across: 3, down: 7 },
    ],
    water: 'M-40-40h300c-20 90-70 120-80 210s-40 130-50 220-50 110-60 190-60 110-70 160h-40z',
    subways: [
      {
        way: 'M-20 690C120 640 240 566 366 553s330-40 480-116 240-60 380-110',
        number: '1',
        colour: '#2456d6',
      },
    ],
    walk: [
      [-75, 215],
      [-75, 0],
      [10, 0],
      [10, -34],
    ],
    stationName: { x: 26, y: 34 },
    stop: [100, 0],
    stopName: { x: 24, y: 30 },
    walkName: [-75, 108],
    names: [
      { text: '서해', x: 62, y: 262, kind: 'water' },
      { text: headOffice.street, x: -205, y: 8, kind: 'road' },
    ],
  },
  {
    id: 'map-seoul',
    label: '서울 연구소 위치를 나타낸 그림 지도',
    title: `${company.name} 연구소`,
    office: researchCenter,
    turn: 7,
    across: [
      { at: -460 },
      { at: -350 },
      { at: -235 },
      { at: -120 },
      { at: 0, isWide: true },
      { at: 105 },
      { at: 210 },
      { at: 320 },
      { at: 430 },
    ],
    down: [
      { at: -560 },
      { at: -440 },
      { at: -325, isWide: true },
      { at: -210 },
      { at: -95 },
      { at: 75 },
      { at: 165, isWide: true },
      { at: 285 },
      { at: 405 },
      { at: 525, isWide: true },
      { at: 650 },
      { at: 770 },
      { at: 890 },
    ],
    parks: [
      { across: 2, down: 2, name: '솔바람공원' },
      { across: 1, down: 2 },
      { across: 5, down: 4 },
      { across: 4, down: 8 },
    ],
    water: 'M-40 560c160-30 240 70 420 74s300-70 460-40 240 60 400 10v110H-40z',
    subways: [
      { way: 'M620-20c-30 140 20 300-60 520S470 640 460 720', number: '1', colour: '#2456d6' },
      { way: 'M-20 420c180 20 300 60 420 74s160 4 260 22 300 60 560-20', number: '7', colour: '#6f7a1f' },
    ],
    walk: [
      [165, 142],
      [165, 0],
      [10, 0],
      [10, -34],
    ],
    stationName: { x: -150, y: 44 },
    stop: [-67, 0],
    stopName: { x: -120, y: 34 },
    walkName: [14, 62],
    names: [
      { text: '안양천', x: 220, y: 646, kind: 'water' },
      { text: researchCenter.street, x: -282, y: 8, kind: 'road' },
    ],
  },
];
