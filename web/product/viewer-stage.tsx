import type { ModelViewerElement } from '@google/model-viewer';
import { Scan } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonStyle } from '#web/ui/button-style.ts';
import { homeView, viewOf, type View } from './viewer-camera.ts';
import { DimensionLines } from './viewer-dimensions.tsx';
import { PartSpots, PartsPanel } from './viewer-parts.tsx';
import type { RobotPart, ViewerRobot } from './viewer-robot.ts';
import { ViewerTools } from './viewer-tools.tsx';
import { spokenViews } from './viewer-words.ts';

export interface StageProps {
  robot: ViewerRobot;
  parts: readonly RobotPart[];
  /** The model is seen. */
  onShown: () => void;
  onFail: () => void;
}

/** The model in its light, with what can be switched on around it. */
export function ViewerStage({ robot, parts, onShown, onFail }: StageProps) {
  const viewer = useRef<ModelViewerElement>(null);
  const [isMeasured, setMeasured] = useState(false);
  const [areNamed, setNamed] = useState(true);
  const [part, setPart] = useState<number | null>(null);
  useModel(viewer, onShown, onFail);

  function look(view: View): void {
    if (!viewer.current) return;
    // On a phone the list is under the model; out of sight, it would not turn either.
    viewer.current.scrollIntoView({ block: 'nearest' });
    viewer.current.cameraOrbit = view.orbit;
    viewer.current.cameraTarget = view.target;
  }
  function choose(index: number): void {
    const chosen = parts[index];
    if (!chosen) return;
    setPart(index);
    setNamed(true);
    look(viewOf(chosen, robot.sizeCm));
  }
  function reset(): void {
    setPart(null);
    look(homeView(robot.sizeCm, isMeasured));
  }
  function measure(): void {
    setMeasured(!isMeasured);
    setPart(null);
    look(homeView(robot.sizeCm, !isMeasured));
  }

  return (
    <div className="lg:grid lg:grid-cols-[1fr_21rem]">
      <div className="viewer-stage viewer-height relative">
        <model-viewer
          ref={viewer}
          src={robot.glb}
          ios-src={robot.usdz}
          alt={`${robot.model} 3D 모델`}
          a11y={JSON.stringify(spokenViews)}
          ar
          ar-modes="webxr scene-viewer quick-look"
          ar-scale="fixed"
          ar-placement="floor"
          camera-controls=""
          camera-orbit={homeView(robot.sizeCm).orbit}
          min-camera-orbit="auto 15deg 30%"
          max-camera-orbit="auto 96deg 180%"
          touch-action="pan-y"
          exposure="0.75"
          shadow-intensity="1"
          shadow-softness="0.7"
          interaction-prompt="none"
          loading="eager"
          class="viewer-model block size-full"
        >
          {areNamed && <PartSpots parts={parts} chosen={part} onChoose={choose} />}
          <button
            type="button"
            slot="ar-button"
            className={buttonStyle({ size: 'lg' }, 'absolute inset-x-0 bottom-5 mx-auto w-max')}
          >
            <Scan aria-hidden className="size-5" />내 공간에 놓아 보기
          </button>
        </model-viewer>
        {isMeasured && <DimensionLines viewer={viewer} sizeCm={robot.sizeCm} />}
      </div>
      <div className="grid content-start gap-6 p-5 md:p-7 lg:max-h-(--viewer) lg:overflow-y-auto lg:pt-2">
        <ViewerTools
          isMeasured={isMeasured}
          areNamed={areNamed}
          onMeasure={measure}
          onName={() => setNamed(!areNamed)}
          onZoom={(steps) => viewer.current?.zoom(steps)}
          onReset={reset}
        />
        <PartsPanel parts={parts} chosen={part} onChoose={choose} />
      </div>
    </div>
  );
}

/** Arrows turn the model by themselves; these come closer and step back. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Tells when the model is there, and when it cannot be. */
function useModel(viewer: React.RefObject<ModelViewerElement | null>, shown: () => void, failed: () => void) {
  const show = useEffectEvent(shown);
  const fail = useEffectEvent(failed);
  useEffect(() => {
    const element = viewer.current;
    if (!element) return undefined;
    const onLoad = () => show();
    const onError = () => fail();
    const onKey = ({ key }: KeyboardEvent) => {
      const steps = zoomKeys[key];
      if (steps !== undefined) element.zoom(steps);
    };
    element.addEventListener('load', onLoad);
    element.addEventListener('error', onError);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('load', onLoad);
      element.removeEventListener('error', onError);
      element.removeEventListener('keydown', onKey);
    };
  }, [viewer]);
}
