// Drawn maps of the two sites. Streets, stations and blocks are invented: they give an impression, not directions.
import { company, offices, type Office } from '../../contract/company.ts';

export interface PlaceMap {
  id: string;
  label: string;
  title: string;
  water: readonly string[];
  parks: readonly string[];
  /** Centre lines; wide ones carry the traffic. */
  wideRoads: readonly string[];
  narrowRoads: readonly string[];
  railway: string;
  names: readonly { text: string; x: number; y: number; kind: 'road' | 'water' | 'park' | 'station' }[];
  pin: { x: number; y: number };
}

const [headOffice, researchCenter] = offices as [Office, Office];

export const placeMaps: readonly PlaceMap[] = [
  {
    id: 'map-incheon',
    label: '인천 본사 위치를 나타낸 그림 지도',
    title: `${company.name} 본사`,
    water: ['M0 0h330c-10 70-70 96-64 170 6 80-70 110-76 190-6 90-60 110-74 180-8 40-70 60-116 60z'],
    parks: [
      'M640 60h200q20 0 20 20v110q0 20-20 20H640q-20 0-20-20V80q0-20 20-20z',
      'M330 430h120q18 0 18 18v70q0 18-18 18H330q-18 0-18-18v-70q0-18 18-18z',
    ],
    wideRoads: [
      'M300 620C330 470 400 330 380 200S470 40 480-20',
      'M180 400c180-60 420-80 800-60',
      'M720-20c-10 200 40 420 20 640',
    ],
    narrowRoads: [
      'M400 120h320',
      'M384 250c120-20 240-16 340-20',
      'M560 60v560',
      'M330 500c200-20 420 0 660-30',
      'M860 220v400',
      'M740 230h240',
      'M470 350v270',
      'M640 350v270',
      'M800 470v150',
    ],
    railway: 'M230 640C280 500 470 440 600 430s260-90 380-180',
    names: [
      { text: '서해', x: 92, y: 190, kind: 'water' },
      { text: '물빛공원', x: 690, y: 142, kind: 'park' },
      { text: headOffice.street, x: 596, y: 322, kind: 'road' },
      { text: '갯길로', x: 408, y: 92, kind: 'road' },
      { text: headOffice.station, x: 604, y: 424, kind: 'station' },
    ],
    pin: { x: 512, y: 286 },
  },
  {
    id: 'map-seoul',
    label: '서울 연구소 위치를 나타낸 그림 지도',
    title: `${company.name} 연구소`,
    water: ['M0 470c160-50 260 60 430 30s250-90 530-30v96c-260-70-380 10-540 36S150 560 0 590z'],
    parks: [
      'M80 80h170q24 0 24 24v150q0 24-24 24H80q-24 0-24-24V104q0-24 24-24z',
      'M760 300h140q20 0 20 20v70q0 20-20 20H760q-20 0-20-20v-70q0-20 20-20z',
    ],
    wideRoads: [
      'M0 350c200-20 400 10 960-60',
      'M330-20c10 180-30 400 10 660',
      'M640-20c-6 220 30 420 10 660',
    ],
    narrowRoads: [
      'M300 70h660',
      'M330 160h630',
      'M334 250c120-6 220-6 310-14',
      'M430-20v380',
      'M540-20v370',
      'M740-20v330',
      'M850-20v320',
      'M0 310h320',
      'M160 280v70',
      'M0 410c120-10 220 0 330 0',
      'M650 400h310',
    ],
    railway: 'M-20 40C200 60 300 200 480 208s300-20 500-110',
    names: [
      { text: '안양천', x: 390, y: 552, kind: 'water' },
      { text: '솔바람공원', x: 94, y: 188, kind: 'park' },
      { text: '연구원길', x: 690, y: 148, kind: 'road' },
      { text: researchCenter.street, x: 366, y: 372, kind: 'road' },
      { text: researchCenter.station, x: 396, y: 196, kind: 'station' },
    ],
    pin: { x: 576, y: 446 },
  },
];
