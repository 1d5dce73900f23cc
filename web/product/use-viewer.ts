import { useEffect, useState, type ComponentType } from 'react';
import type { StageProps } from './viewer-stage.tsx';
import type { Parts, RobotPart, ViewerRobot } from './viewer-robot.ts';

type Phase = 'loading' | 'shown' | 'failed' | 'noWebgl';

interface Loaded {
  Stage: ComponentType<StageProps>;
  parts: readonly RobotPart[];
}

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Fetches the viewer and one robot's model. Nothing of either is asked for before a person asks for it. */
export function useViewer({ model, glb }: ViewerRobot, parts: () => Promise<Parts>) {
  const [phase, setPhase] = useState<Phase>(() => (hasWebgl() ? 'loading' : 'noWebgl'));
  const [progress, setProgress] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (phase !== 'loading' || loaded) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      // Never the case; but without it the server's build would hold the whole viewer.
      if (import.meta.env.SSR) return;
      const [{ loadViewer }, named] = await Promise.all([import('./load-viewer.ts'), parts()]);
      const Stage = await loadViewer(glb, (done) => isGone || setProgress(done));
      if (!isGone) setLoaded({ Stage, parts: named[model] ?? [] });
    }
    load().catch(() => isGone || setPhase('failed'));
    return () => {
      isGone = true;
    };
  }, [phase, loaded, model, glb, parts]);

  return {
    phase,
    progress,
    loaded,
    retry: () => {
      setProgress(0);
      setPhase('loading');
    },
    show: () => setPhase('shown'),
    fail: () => {
      setLoaded(null);
      setPhase('failed');
    },
  };
}
