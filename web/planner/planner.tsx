import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { robotOf, type Model } from '#catalog/robots.ts';
import type { Plan } from '#planner/plan.ts';
import type { TableTone } from '#web/plan/obstacle-shape.tsx';
import { planName, planSize } from '#web/plan/plan-words.ts';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DayButton, DayRobots } from './day/day-preview.tsx';
import { dayTexts } from './day/day-result.ts';
import { DaySection, type DayWords } from './day/day-section.tsx';
import { useDay } from './day/use-day.ts';
import { EditButtons, type EditWords } from './edit-buttons.tsx';
import { Legend, type LegendWords } from './legend.tsx';
import { ModelList, type ModelListWords } from './model-list.tsx';
import { modelSearch } from './model-address.ts';
import { NarrowSpots } from './narrow-spots.tsx';
import type { PresetName } from './new-things.ts';
import { noteFacts, type NoteFacts } from './note-facts.ts';
import { NoticeLine, type NoticeWords } from './notice-line.tsx';
import { Palette, type PaletteWords } from './palette.tsx';
import { PassageTint } from './passage-tint.tsx';
import type { Photo } from './photo.ts';
import { PhotoPanel, type PhotoWords } from './photo-panel.tsx';
import { InquireButton, ShareButtons, type InquiryLink, type ShareWords } from './plan-actions.tsx';
import { PlanCanvas } from './plan-canvas.tsx';
import { pickupRoomCm, survey as surveyOf, widestPassage } from './survey.ts';
import { TemplateStrip, type TemplateStripWords } from './template-strip.tsx';
import { ThingList, type ThingListWords } from './thing-list.tsx';
import { useEditorCommands, type CommandWords } from './use-editor-commands.ts';
import { usePlanEditor, type OpeningWords } from './use-plan-editor.ts';
import { useListThatFollows } from './use-list-that-follows.ts';
import { wholeRoom, zoomAt, type View } from './view.ts';
import { ZoomButtons, type ZoomWords } from './zoom-buttons.tsx';

export interface PlannerWords {
  withoutScripts: { title: string; text: string };
  canvasHint: string;
  templates: TemplateStripWords & { chosen: (name: string) => string; asideOpened: string };
  palette: PaletteWords & { placing: (thing: string) => string };
  edit: EditWords;
  zoom: ZoomWords;
  opening: OpeningWords;
  commands: CommandWords;
  notice: NoticeWords;
  legend: LegendWords & { closed: string };
  models: ModelListWords;
  pickupWarning: (cm: number) => string;
  things: ThingListWords;
  photo: PhotoWords;
  day: DayWords;
  share: ShareWords;
  closing: { title: string; text: string; send: string; failed: string };
  /** What goes along with the inquiry. */
  note: (facts: NoteFacts) => string;
}

interface PlannerProps {
  words: PlannerWords;
  templates: readonly [Plan, ...Plan[]];
  /** The model that the address asks for. */
  model: Model;
  inquiry: InquiryLink;
}

/** Draw the store, see at once who gets through. */
export function Planner({ words, templates, model: asked, inquiry }: PlannerProps) {
  const isHydrated = useHydrated();
  const hintId = useId();
  const fieldsId = useId();
  const list = useListThatFollows(fieldsId);
  const editor = usePlanEditor(templates, words.opening);
  const { plan, selected, notice, dispatch } = editor;
  const commands = useEditorCommands(editor, words.commands);
  const [model, setModel] = useState(asked);
  const [view, setView] = useState<View | null>(null);
  const [tool, setTool] = useState<PresetName | null>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const photoUrl = photo?.url ?? '';
  useEffect(() => () => URL.revokeObjectURL(photoUrl), [photoUrl]);

  // A hand that drags is followed first, what it changes a moment later.
  const settled = useDeferredValue(plan);
  const survey = useMemo(() => surveyOf(settled), [settled]);
  const day = useDay(plan, model);
  const { passageCm = null } = robotOf(model);
  const reached = survey.models.find((one) => one.model === model)?.reached ?? null;
  const toneOf = (id: string): TableTone => {
    if (reached === null) return 'plain';
    return reached.has(id) ? 'reached' : 'missed';
  };
  const selectedId = selected !== null && typeof selected === 'object' ? selected.id : null;
  const spots = survey.spots.filter(
    ({ cm, tables }) => cm < widestPassage || (selectedId !== null && tables.includes(selectedId)),
  );
  const nameOf = (preset: PresetName) => words.palette.presets[preset].name;
  const addByKey = (preset: PresetName) => commands.add(preset, nameOf(preset));
  const say = (text: string, isRefusal = false) => dispatch({ type: 'say', text, isRefusal });
  const chooseModel = (chosen: Model) => {
    setModel(chosen);
    history.replaceState(history.state, '', location.pathname + modelSearch(chosen) + location.hash);
  };
  const openTemplate = (template: Plan) => {
    setView(null);
    editor.openTemplate(template, words.templates.chosen(template.name));
  };
  const openAside = () => {
    setView(null);
    editor.openAside(words.templates.asideOpened);
  };
  const inquire = {
    label: words.closing.send,
    failed: words.closing.failed,
    inquiry,
    found: () => {
      const played = dayTexts(day, plan);
      const notes = [words.note(noteFacts(plan, model, survey)), played && words.day.note(played)];
      return { plan, model, note: notes.filter(Boolean).join('\n\n') };
    },
    onRefusal: (sentence: string) => say(sentence, true),
  };
  const editButtons = (
    <EditButtons
      words={words.edit}
      editor={editor}
      commands={commands}
      onNumbers={() => document.getElementById(fieldsId)?.querySelector('input')?.focus()}
    />
  );
  return (
    <Container className="pt-4 pb-14 md:pt-6 md:pb-20 print:p-0">
      <p className="mb-2 hidden text-[16pt] font-bold text-ink print:block">
        {planName(plan)} <span className="text-[10pt] font-normal">{planSize(plan)}</span>
      </p>
      <div className="mb-6 hidden rounded-md bg-tint p-6 noscript:block">
        <h2 className="text-heading">{words.withoutScripts.title}</h2>
        <p className="mt-2">{words.withoutScripts.text}</p>
      </div>
      <TemplateStrip
        words={words.templates}
        templates={templates}
        current={plan}
        onChoose={openTemplate}
        aside={editor.aside}
        onAside={openAside}
      />
      <div className="mt-3 grid gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] noscript:block print:mt-0 print:block">
        <div className="min-w-0">
          <div>
            <div
              data-print="hide"
              className="mb-2 flex items-center justify-between gap-x-4 rounded-md border border-line bg-white px-2 py-1 noscript:hidden"
            >
              <Palette
                words={words.palette}
                tool={tool}
                onTool={(preset, how) => {
                  if (how === 'keyboard') addByKey(preset);
                  else setTool(tool === preset ? null : preset);
                }}
              />
              <div className="max-lg:hidden">{editButtons}</div>
            </div>
            <div className="relative aspect-4/3 overflow-hidden rounded-md border border-line bg-surface md:aspect-3/2 print:aspect-auto print:border-0">
              <PlanCanvas
                plan={plan}
                selected={selected}
                toneOf={toneOf}
                view={view}
                onView={setView}
                tool={tool}
                onToolDone={() => setTool(null)}
                nameOf={nameOf}
                dispatch={dispatch}
                onKeyDown={commands.onKeyDown}
                describedBy={hintId}
                ground={
                  <>
                    {isHydrated && <PassageTint grid={survey.grid} passageCm={passageCm} />}
                    {photo && (
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
                    )}
                  </>
                }
              >
                {(cmPerPx) =>
                  isHydrated && (
                    <>
                      <DayRobots control={day} plan={plan} cmPerPx={cmPerPx} />
                      <NarrowSpots
                        spots={spots}
                        neededCm={passageCm ?? 0}
                        closed={words.legend.closed}
                        cmPerPx={cmPerPx}
                      />
                    </>
                  )
                }
              </PlanCanvas>
              {tool && (
                <p
                  data-print="hide"
                  className="pointer-events-none absolute inset-x-2 top-2 mx-auto w-fit rounded-full bg-accent-strong px-4 py-1.5 text-center text-small font-semibold text-white"
                >
                  {words.palette.placing(words.palette.presets[tool].label)}
                </p>
              )}
            </div>
            <div
              data-print="hide"
              className="sticky bottom-18 z-10 mt-2 flex justify-center rounded-full border border-line bg-white/95 p-0.5 shadow-float noscript:hidden lg:hidden"
            >
              {editButtons}
            </div>
          </div>
          <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <DayButton label={words.day.watch} control={day} place="under" />
            <div className="pt-2 max-lg:order-last max-lg:w-full lg:min-w-0 lg:flex-1">
              <Legend words={words.legend} model={model} isKnown={passageCm !== null} />
              <p
                id={hintId}
                data-print="hide"
                className="mt-1 text-small text-muted max-lg:sr-only noscript:hidden"
              >
                {words.canvasHint}
              </p>
            </div>
            <ZoomButtons
              words={words.zoom}
              isWhole={view === null}
              onZoom={(factor) => setView(zoomAt(plan, view, factor, view ?? wholeRoom(plan)))}
              onWhole={() => setView(null)}
            />
          </div>
          {survey.pickupCm < pickupRoomCm && (
            <p className="mt-3 flex items-start gap-2.5 rounded-sm bg-warm/10 px-4 py-2.5 text-label text-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
              {words.pickupWarning(Math.floor(survey.pickupCm))}
            </p>
          )}
          <div className="mt-8 print:mt-3">
            <ModelList words={words.models} survey={survey} chosen={model} onChoose={chooseModel} />
          </div>
        </div>
        <div
          ref={list}
          data-print="hide"
          className="noscript:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <div className="mb-5 grid gap-2">
            <DayButton label={words.day.watch} control={day} place="beside" />
            <ShareButtons words={words.share} plan={plan} model={model} onSaid={say} />
            <InquireButton {...inquire} className="w-full" />
          </div>
          <ThingList
            words={words.things}
            edit={words.edit}
            presets={words.palette.presets}
            plan={plan}
            selected={selected}
            dispatch={dispatch}
            commands={commands}
            onAdd={addByKey}
            fieldsId={fieldsId}
          />
          <div className="mt-8 border-t border-line pt-6">
            <PhotoPanel
              words={words.photo}
              roomWidth={plan.width}
              photo={photo}
              onPhoto={(next) => {
                setPhoto(next);
                dispatch({ type: 'say', text: undefined });
              }}
              onRefusal={(text) => say(text, true)}
            />
          </div>
        </div>
      </div>
      <NoticeLine
        words={words.notice}
        notice={notice}
        onClose={() => dispatch({ type: 'say', text: undefined })}
      />
      <div data-print="hide" className="mt-14 md:mt-20 noscript:hidden">
        <DaySection words={words.day} plan={plan} model={model} onModel={chooseModel} control={day} />
      </div>
      <section
        data-print="hide"
        className="mt-14 rounded-md bg-tint p-6 md:mt-20 md:flex md:items-center md:justify-between md:gap-8 md:p-10"
      >
        <div>
          <h2 className="text-heading">{words.closing.title}</h2>
          <p className="mt-2 max-w-xl">{words.closing.text}</p>
        </div>
        <InquireButton {...inquire} className="mt-6 w-full shrink-0 sm:w-auto md:mt-0" />
      </section>
    </Container>
  );
}
