import { useId, useState, type ReactNode } from 'react';
import type { Plan } from '#planner/plan.ts';
import { DayButton, DayRobots } from './day/day-preview.tsx';
import type { DayControl } from './day/use-day.ts';
import { EditButtons, type EditWords } from './edit-buttons.tsx';
import { Legend, type LegendWords } from './legend.tsx';
import { NarrowSpots } from './narrow-spots.tsx';
import type { PresetName } from './new-things.ts';
import { Palette, type PaletteWords } from './palette.tsx';
import { PassageTint } from './passage-tint.tsx';
import type { Photo } from './photo.ts';
import { PlanCanvas } from './plan-canvas.tsx';
import { SelectedFields } from './selected-fields.tsx';
import type { ModelSurvey, Survey } from './survey.ts';
import type { FieldWords } from './thing-fields.tsx';
import type { EditorCommands } from './use-editor-commands.ts';
import type { PlanEditor } from './use-plan-editor.ts';
import { wholeRoom, zoomAt, type View } from './view.ts';
import { ZoomButtons, type ZoomWords } from './zoom-buttons.tsx';

export interface BoardWords {
  canvasHint: string;
  palette: PaletteWords & { placing: (thing: string) => string };
  edit: EditWords;
  zoom: ZoomWords;
  /** In the words of the place that the plan is of. */
  legend: (plan: Plan) => LegendWords;
}

interface DrawingBoardProps {
  words: BoardWords;
  fields: FieldWords;
  editor: PlanEditor;
  commands: EditorCommands;
  onAdd: (preset: PresetName) => void;
  view: View | null;
  onView: (view: View | null) => void;
  survey: Survey;
  /** The robot that is looked at. */
  robot: ModelSurvey;
  photo: Photo | null;
  day: DayControl;
  watch: string;
}

/** The drawing with all that it is drawn with. */
export function DrawingBoard(props: DrawingBoardProps) {
  const { words, fields, editor, commands, onAdd, view, onView, survey, robot, photo, day, watch } = props;
  const { plan, selected, dispatch } = editor;
  const hintId = useId();
  const legend = words.legend(plan);
  const [tool, setTool] = useState<PresetName | null>(null);
  const editButtons = <EditButtons words={words.edit} editor={editor} commands={commands} />;
  return (
    <>
      <div
        data-print="hide"
        className="mb-2 flex items-center justify-between gap-x-4 rounded-md border border-line bg-white px-2 py-1 noscript:hidden"
      >
        <Palette
          words={words.palette}
          tool={tool}
          onTool={(preset, how) => {
            if (how === 'keyboard') onAdd(preset);
            else setTool(tool === preset ? null : preset);
          }}
        />
        <div className="max-md:hidden">{editButtons}</div>
      </div>
      <div className="relative aspect-4/3 overflow-hidden border border-line bg-surface max-md:-mx-5 max-md:border-x-0 md:aspect-8/5 md:rounded-md lg:aspect-auto lg:h-[clamp(20rem,100dvh-21rem,40rem)] print:aspect-auto print:h-auto print:border-0">
        <PlanCanvas
          plan={plan}
          selected={selected}
          reached={robot.reached}
          view={view}
          onView={onView}
          tool={tool}
          onToolDone={() => setTool(null)}
          nameOf={(preset) => words.palette.presets[preset].name}
          dispatch={dispatch}
          onKeyDown={commands.onKeyDown}
          describedBy={hintId}
          ground={
            <>
              <PassageTint floors={survey.floors} />
              {photo && <PhotoGround photo={photo} />}
            </>
          }
        >
          {(cmPerPx) => (
            <>
              <DayRobots control={day} plan={plan} cmPerPx={cmPerPx} />
              <NarrowSpots
                spots={survey.spots}
                neededCm={robot.passageCm ?? 0}
                closed={legend.closed}
                cmPerPx={cmPerPx}
              />
            </>
          )}
        </PlanCanvas>
        {tool && <Placing>{words.palette.placing(words.palette.presets[tool].label)}</Placing>}
      </div>
      <div
        data-print="hide"
        className="mt-2 flex justify-center rounded-full border border-line bg-white p-0.5 noscript:hidden md:hidden"
      >
        {editButtons}
      </div>
      {selected && (
        <SelectedFields
          words={fields}
          plan={plan}
          selected={selected}
          name={commands.nameOf(selected)}
          dispatch={dispatch}
        />
      )}
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <DayButton label={watch} control={day} place="under" />
        <div className="pt-2 max-lg:order-last max-lg:w-full lg:min-w-0 lg:flex-1">
          <Legend words={legend} plan={plan} survey={survey} robot={robot} />
          <p
            id={hintId}
            data-print="hide"
            className="mt-2.5 text-small text-muted max-lg:sr-only noscript:hidden"
          >
            {words.canvasHint}
          </p>
        </div>
        <ZoomButtons
          words={words.zoom}
          isWhole={view === null}
          onZoom={(factor) => onView(zoomAt(plan, view, factor, view ?? wholeRoom(plan)))}
          onWhole={() => onView(null)}
        />
      </div>
    </>
  );
}

const PhotoGround = ({ photo }: { photo: Photo }) => (
  <image
    href={photo.url}
    x={photo.x}
    y={photo.y}
    width={photo.w}
    height={photo.w * photo.ratio}
    opacity={photo.opacity / 100}
    preserveAspectRatio="none"
    className="pointer-events-none print:hidden"
  />
);

const Placing = ({ children }: { children: ReactNode }) => (
  <p
    data-print="hide"
    className="pointer-events-none absolute inset-x-2 top-2 mx-auto w-fit rounded-full bg-accent-strong px-4 py-1.5 text-center text-small font-semibold text-white"
  >
    {children}
  </p>
);
