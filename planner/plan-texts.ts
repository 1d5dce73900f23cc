/** Why a model gets to some tables and not to others. */
export type Obstruction =
  /** The pickup point leaves it no room. */
  | { why: 'pickup'; roomCm: number }
  /** The widest of the ways that are too narrow for it. */
  | { why: 'narrow'; table: string; wayCm: number }
  | { why: 'closed'; table: string };

/** What was found of a plan before a robot has moved, as it goes along with an inquiry. */
export interface PlanTexts {
  name: string;
  size: string;
  /** What its tables are called. */
  stop: string;
  tables: number;
  models: readonly { model: string; isChosen: boolean; reached: number | null }[];
}
