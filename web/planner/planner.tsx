import { TriangleAlert } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useState } from 'react';
import type { Model } from '#catalog/robots.ts';
import { placeOf } from '#planner/place.ts';
import type { PlanTexts } from '#planner/plan-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DayButton } from './day/day-preview.tsx';
import { dayTexts } from './day/day-result.ts';
import { DaySection, type DayWords } from './day/day-section.tsx';
import { useDay } from './day/use-day.ts';
import { DrawingBoard, type BoardWords } from './drawing-board.tsx';
import { ModelList, type ModelListWords } from './model-list.tsx';
import { modelSearch } from './model-address.ts';
import type { PresetName } from './new-things.ts';
import { NoticeLine, type NoticeWords } from './notice-line.tsx';
import { PaperFoot, PaperHead, type PaperWords } from './paper.tsx';
import type { Photo } from './photo.ts';
import { PhotoPanel, type PhotoWords } from './photo-panel.tsx';
import { InquireButton, ShareButtons, type InquiryLink, type ShareWords } from './plan-actions.tsx';
import { pickupRoomCm } from './pickup-room.ts';
import { planTexts } from './plan-texts.ts';
import { surveyInThread } from './survey-thread.ts';
import type { Survey } from './survey.ts';
import { TemplateStrip, type TemplateStripWords } from './template-strip.tsx';
import { ThingList, type ThingListWords } from './thing-list.tsx';
import { useEditorCommands, type CommandWords } from './use-editor-commands.ts';
import { usePlanEditor, type OpeningWords } from './use-plan-editor.ts';
import { useSurvey } from './use-survey.ts';
import { useListThatFollows } from './use-list-that-follows.ts';
import type { View } from './view.ts';

export interface PlannerWords extends BoardWords {
  withoutScripts: { title: string; text: string; inquire: string };
  templates: TemplateStripWords & { chosen: (name: string) => string; asideOpened: string };
  opening: OpeningWords;
  commands: CommandWords;
  notice: NoticeWords;
  models: (plan: Plan) => ModelListWords;
  pickupWarning: (plan: Plan, cm: number, leastCm: number) => string;
  things: ThingListWords;
  photo: PhotoWords;
  /** In the words of the place that the plan is of. */
  day: (plan: Plan) => DayWords;
  share: ShareWords;
  paper: PaperWords;
  closing: { title: string; text: string; send: string; failed: string };
  /** What goes along with the inquiry. */
  note: (found: PlanTexts) => string;
}

interface PlannerProps {
  words: PlannerWords;
  templates: readonly [Plan, ...Plan[]];
  /** What was found of the first template for the model below. */
  survey: Survey;
  /** The model that the address asks for. */
  model: Model;
  inquiry: InquiryLink;
}

/** Draw the store, see at once who gets through. */
export function Planner({ words, templates, survey: firstSurvey, model: asked, inquiry }: PlannerProps) {
  const fieldsId = useId();
  const list = useListThatFollows(fieldsId);
  const editor = usePlanEditor(templates, words.opening);
  const { plan, selected, notice, dispatch } = editor;
  const commands = useEditorCommands(editor, words.commands);
  const [model, setModel] = useState(asked);
  const [view, setView] = useState<View | null>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const photoUrl = photo?.url ?? '';
  useEffect(() => () => URL.revokeObjectURL(photoUrl), [photoUrl]);

  // A hand that drags is followed first, what it changes a moment later.
  const settled = useDeferredValue(plan);
  const survey = useSurvey(firstSurvey, plan, model);
  const robot = survey.models.find((one) => one.model === model)!;
  const day = useDay(plan, model);
  const dayWords = words.day(settled);
  const watch = dayWords.watch(day.settings.hours);
  const add = (preset: PresetName) => commands.add(preset, words.palette.presets[preset].name);
  const say = (text: string, isRefusal = false) => dispatch({ type: 'say', text, isRefusal });
  const closeNotice = () => dispatch({ type: 'say', text: undefined });
  const chooseModel = useCallback((chosen: Model) => {
    setModel(chosen);
    history.replaceState(history.state, '', location.pathname + modelSearch(chosen) + location.hash);
  }, []);
  const inquire = {
    label: words.closing.send,
    failed: words.closing.failed,
    inquiry,
    found: async () => {
      const played = dayTexts(day.store.state(), plan);
      const found = words.note(planTexts(plan, model, await surveyInThread({ plan, model })));
      return { plan, model, note: played ? `${found}\n\n${dayWords.note(played)}` : found };
    },
    onRefusal: (sentence: string) => say(sentence, true),
  };
  return (
    <Container className="pt-4 pb-14 md:pb-20 print:p-0">
      <PaperHead plan={plan} />
      <div className="mb-6 hidden rounded-md bg-tint p-6 noscript:block">
        <h2 className="text-heading">{words.withoutScripts.title}</h2>
        <p className="mt-2 mb-5">{words.withoutScripts.text}</p>
        <LinkButton to={inquiry.path}>{words.withoutScripts.inquire}</LinkButton>
      </div>
      <TemplateStrip
        words={words.templates}
        templates={templates}
        current={plan}
        onChoose={(template) => {
          setView(null);
          editor.openTemplate(template, words.templates.chosen(template.name));
        }}
        aside={editor.aside}
        onAside={() => {
          setView(null);
          editor.openAside(words.templates.asideOpened);
        }}
      />
      <div className="mt-3 grid gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] noscript:block print:mt-0 print:block">
        <div className="min-w-0">
          <DrawingBoard
            words={words}
            fields={words.things.fields}
            editor={editor}
            commands={commands}
            onAdd={add}
            view={view}
            onView={setView}
            survey={survey}
            robot={robot}
            photo={photo}
            day={day}
            watch={watch}
          />
          {survey.pickupCm < pickupRoomCm && (
            <p className="mt-3 flex items-start gap-2.5 rounded-sm bg-warm/10 px-4 py-2.5 text-label text-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
              {words.pickupWarning(plan, Math.floor(survey.pickupCm), pickupRoomCm)}
            </p>
          )}
          <div className="mt-8 print:mt-3">
            <ModelList
              words={words.models(settled)}
              place={placeOf(settled)}
              survey={survey}
              chosen={model}
              onChoose={chooseModel}
            />
          </div>
          <PaperFoot words={words.paper} plan={plan} day={day} note={dayWords.note} />
        </div>
        <div
          ref={list}
          data-print="hide"
          className="noscript:hidden lg:sticky lg:top-23 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:scroll-pb-8 lg:self-start lg:overflow-y-auto lg:mask-b-from-[calc(100%-2rem)] lg:p-1 lg:pb-8"
        >
          <div className="mb-5 grid gap-2">
            <DayButton label={watch} control={day} place="beside" />
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
            onAdd={add}
            fieldsId={fieldsId}
          />
          <div className="mt-8 border-t border-line pt-6">
            <PhotoPanel
              words={words.photo}
              roomWidth={plan.width}
              photo={photo}
              onPhoto={(next) => {
                setPhoto(next);
                closeNotice();
              }}
              onRefusal={(text) => say(text, true)}
            />
          </div>
        </div>
      </div>
      <NoticeLine words={words.notice} notice={notice} onClose={closeNotice} />
      <div
        data-print="hide"
        // Far below: it is laid out when somebody comes near. The padding leaves rings of focus their room.
        className="-mx-2 mt-12 px-2 pt-2 [contain-intrinsic-size:auto_100rem] [content-visibility:auto] md:mt-18 noscript:hidden"
      >
        <DaySection words={dayWords} plan={settled} model={model} onModel={chooseModel} control={day} />
      </div>
      <section
        data-print="hide"
        className="mt-14 rounded-md bg-tint p-6 md:mt-20 md:flex md:items-center md:justify-between md:gap-8 md:p-10 noscript:hidden"
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
