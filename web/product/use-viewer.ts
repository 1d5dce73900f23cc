import { useEffect, useState, type ComponentType } from 'react';
import { startAnew } from '#web/api/start-anew.ts';
import type { StageProps } from './viewer-stage.tsx';
import type { PartsOf, RobotPart, ViewerRobot } from './viewer-robot.ts';

type Phase = 'loading' | 'shown' | 'failed' | 'noWebgl';

interface Loaded {
  Stage: ComponentType<StageProps>;
  parts: readonly RobotPart[];
}

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Fetches the viewer and one robot's model. Nothing of either is asked for before a person asks for it. */
export function useViewer({ model, glb }: ViewerRobot, partsOf: PartsOf) {
  const [phase, setPhase] = useState<Phase>(() => (hasWebgl() ? 'loading' : 'noWebgl'));
  const [progress, setProgress] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isStartingAnew, setStartingAnew] = useState(false);

  useEffect(() => {
    if (phase !== 'loading' || loaded || isStartingAnew) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      // Never the case; but without it the server's build would hold the whole viewer.
      if (import.meta.env.SSR) return;
      const [{ loadViewer }, parts] = await Promise.all([import('./load-viewer.ts'), partsOf(model)]);
      const Stage = await loadViewer(glb, (done) => isGone || setProgress(done));
      if (!isGone) setLoaded({ Stage, parts });
    }
    load().catch(() => isGone || setPhase('failed'));
    return () => {
      isGone = true;
    };
  }, [phase, loaded, isStartingAnew, model, glb, partsOf]);

  return {
    phase,
    progress,
    loaded,
    retry: () => {
      setProgress(0);
      setPhase('loading');
      setStartingAnew(true);
      // The viewer is in the page's address, and opens by itself.
      startAnew().catch(() => {
        setStartingAnew(false);
        setPhase('failed');
      });
    },
    show: () => setPhase('shown'),
    fail: () => {
      setLoaded(null);
      setPhase('failed');
    },
  };
}
