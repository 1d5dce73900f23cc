import { useState } from 'react';
import { smallModel } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { useViewer } from './use-viewer.ts';
import type { PartsOf, ViewerRobot } from './viewer-robot.ts';

export interface ViewerWindowProps {
  /** One, or two that share a page. */
  robots: readonly ViewerRobot[];
  partsOf: PartsOf;
  /** The robot that the address asks for, if any. */
  chosen: string;
  onClose: () => void;
}

export function ViewerWindow({ robots, partsOf, chosen, onClose }: ViewerWindowProps) {
  const asked = robots.findIndex(({ model }) => smallModel(model) === chosen);
  const [index, setIndex] = useState(Math.max(asked, 0));
  const robot = robots[index];
  if (robot === undefined) return null;
  return (
    <Dialog title={`${robot.model} 3D로 보기`} width="xl" onClose={onClose}>
      {robots.length > 1 && (
        <fieldset className="-mt-2 mb-4 flex gap-2 px-5 md:px-7">
          <legend className="sr-only">로봇 고르기</legend>
          {robots.map(({ model }, at) => (
            <Button
              key={model}
              look={at === index ? 'primary' : 'secondary'}
              aria-pressed={at === index}
              onClick={() => setIndex(at)}
            >
              {model}
            </Button>
          ))}
        </fieldset>
      )}
      <Viewer key={robot.model} robot={robot} partsOf={partsOf} />
    </Dialog>
  );
}

/** Until the model is seen: the robot's picture, and how far its model is or why there is none. */
function Viewer({ robot, partsOf }: { robot: ViewerRobot; partsOf: PartsOf }) {
  const { phase, progress, loaded, retry, show, fail } = useViewer(robot, partsOf);
  const Stage = loaded?.Stage;
  return (
    <div className="relative">
      {Stage && <Stage robot={robot} parts={loaded.parts} onShown={show} onFail={fail} />}
      {phase !== 'shown' && (
        <div
          className={classNames(
            'viewer-stage viewer-height flex flex-col items-center justify-center gap-6 px-6 py-6 text-center',
            Stage ? 'absolute inset-x-0 top-0' : 'relative',
            // Where the model will stand: its tools and parts come beside it.
            phase === 'loading' && 'lg:mr-84',
          )}
        >
          {phase === 'loading' ? (
            <>
              {/* The model's first view, as large as it will be: art/models/posters.mjs. */}
              <img
                src={robot.poster}
                alt={robot.picture.alt}
                className="absolute inset-0 size-full object-contain"
              />
              <Progress value={progress} />
            </>
          ) : (
            <>
              <Picture
                picture={robot.picture}
                sizes="34rem"
                loading="eager"
                className="min-h-0 w-full flex-1 object-contain"
              />
              <div role="alert" className="max-w-md">
                <p className="text-balance text-ink">{failures[phase]}</p>
                {phase === 'failed' && (
                  <Button className="mt-5" onClick={retry}>
                    다시 시도
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const failures = {
  failed: '3D 모델을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해주세요.',
  noWebgl:
    '이 브라우저에서는 3D를 볼 수 없습니다. 설정에서 하드웨어 가속(WebGL)을 켜거나 다른 브라우저로 열어주세요.',
} as const;

function Progress({ value }: { value: number }) {
  return (
    <label className="relative mt-auto w-full max-w-64 rounded-md bg-white/90 px-4 py-3 text-small text-muted">
      3D 모델을 불러오고 있습니다.
      <progress value={value} className="mt-3 block h-1.5 w-full accent-accent-strong" />
    </label>
  );
}
