import { stopNames } from '#planner/place.ts';

/** How one speaks of a place that a plan is of: what robots bring there, to whom, and who is in their way. */
export interface PlaceWords {
  /** What its tables are. */
  stop: string;
  /** What a robot brings; with a last letter that takes 이, 을 and 은, as the two below. */
  cargo: string;
  /** One thing that it brings, as it is counted. */
  order: string;
  /** What comes in, and makes one. */
  request: string;
  /** When requests come. */
  asTheyCome: string;
  inTheWay: string;
  backlog: string;
  inEarnest: string;
}

/** Where people eat. */
export const eatery: PlaceWords = {
  stop: stopNames.restaurant,
  cargo: '음식',
  order: '주문',
  request: '주문',
  asTheyCome: '손님이 오는 때가 그렇듯',
  inTheWay: '손님이 길을 막는 시간',
  backlog: '주방에서 음식이 밀리는 일',
  inEarnest: '실제 매장에서는',
};
