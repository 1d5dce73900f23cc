import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { rushHour, type DaySettings } from './day-settings.ts';
import { DayStore, type DayState } from './day-store.ts';
import { Player } from './player.ts';

/** The day of a store: what it is set to, what became of it, and the clock that plays it. */
export interface DayControl extends DayState {
  settings: DaySettings;
  change: (part: Partial<DaySettings>) => void;
  /** Other orders, by the same chances. */
  playAnotherDay: () => void;
  retry: () => void;
  player: Player;
}

/** A hand that still drags or types is waited for. */
const restMs = 200;

/** A day whose first orders come soon: who presses play sees something happen. */
const firstSeed = 8;

const emptyState = () => DayStore.empty;

export function useDay(plan: Plan, model: Model): DayControl {
  const [store] = useState(() => new DayStore());
  const [player] = useState(() => new Player());
  const [settings, setSettings] = useState(rushHour);
  const [seed, setSeed] = useState(firstSeed);
  const isFirst = useRef(true);
  const state = useSyncExternalStore(store.subscribe, store.state, emptyState);

  useEffect(() => {
    const timer = setTimeout(() => store.ask({ plan, model, settings, seed }), isFirst.current ? 0 : restMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [store, plan, model, settings, seed]);
  useEffect(() => () => store.close(), [store]);
  useEffect(() => {
    if (state.day && state.question) player.load(state.question.plan, state.day.endS);
  }, [player, state.day, state.question]);

  return {
    ...state,
    settings,
    change: (part) => setSettings((before) => ({ ...before, ...part })),
    playAnotherDay: () => {
      player.seek(0);
      setSeed((before) => before + 1);
    },
    retry: () => store.retry(),
    player,
  };
}
