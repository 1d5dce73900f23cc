import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import { rushHour, type DaySettings } from './day-settings.ts';
import { DayStore, type DayState } from './day-store.ts';
import { Player } from './player.ts';

/** The day of a store: what it is set to, what becomes of it, and the clock that plays it. */
export interface DayControl {
  settings: DaySettings;
  change: (part: Partial<DaySettings>) => void;
  /** Other orders, by the same chances. */
  playAnotherDay: () => void;
  store: DayStore;
  player: Player;
}

/** A hand that still drags or types is waited for. */
const restMs = 200;

/** A day whose first orders come soon: who presses play sees something happen. */
const firstSeed = 8;

function whenRested(work: () => void): () => void {
  const timer = setTimeout(work, restMs);
  return () => clearTimeout(timer);
}

export function useDay(plan: Plan, model: Model): DayControl {
  const [store] = useState(() => new DayStore());
  const [player] = useState(() => new Player());
  const [settings, setSettings] = useState(rushHour);
  const [seed, setSeed] = useState(firstSeed);
  const isFirst = useRef(true);

  useEffect(() => {
    const ask = () => {
      isFirst.current = false;
      store.ask({ plan, model, settings, seed });
    };
    // At first the page comes to life, then the robots.
    return isFirst.current ? whenIdle(ask) : whenRested(ask);
  }, [store, plan, model, settings, seed]);
  useEffect(() => () => store.close(), [store]);
  useEffect(
    () =>
      store.subscribe(() => {
        const { day, question } = store.state();
        if (day && question) player.load(question.plan, day.endS);
      }),
    [store, player],
  );

  const change = useCallback(
    (part: Partial<DaySettings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  );
  const playAnotherDay = useCallback(() => {
    player.seek(0);
    setSeed((before) => before + 1);
  }, [player]);
  return useMemo(
    () => ({ settings, change, playAnotherDay, store, player }),
    [settings, change, playAnotherDay, store, player],
  );
}

const emptyState = () => DayStore.empty;

/** What became of the day so far. Asked for by who shows it: answers come one after the other. */
export const useDayState = ({ store }: DayControl): DayState =>
  useSyncExternalStore(store.subscribe, store.state, emptyState);
