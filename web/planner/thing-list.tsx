import { ChevronDown, Copy, RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { planLimits, type Kind, type Obstacle, type Plan } from '#planner/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { EditorAction } from './editor-state.ts';
import { presetKind, presetNames, type PresetName } from './new-things.ts';
import { NumberField } from './number-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { isSame, type Target } from './things.ts';
import { NameField, ThingFields, type FieldWords } from './thing-fields.tsx';
import type { EditWords } from './edit-buttons.tsx';
import type { PresetWords } from './palette.tsx';
import type { EditorCommands } from './use-editor-commands.ts';

export interface ThingListWords {
  title: string;
  planName: string;
  width: string;
  depth: string;
  /** In the order in which they are listed. */
  kinds: Readonly<Record<Kind, string>>;
  kindCount: (kind: string, count: number) => string;
  pickup: string;
  dock: string;
  addDock: string;
  addThing: (thing: string) => string;
  summary: (thing: { x: number; y: number; w?: number; d?: number }) => string;
  fields: FieldWords;
}

interface ThingListProps {
  words: ThingListWords;
  edit: EditWords;
  presets: PresetWords;
  plan: Plan;
  selected: Target | null;
  dispatch: Dispatch<EditorAction>;
  commands: EditorCommands;
  onAdd: (preset: PresetName) => void;
  /** Of the fields of what is selected. */
  fieldsId: string;
}

/** The whole plan as a list: all that the drawing does, in words and numbers. */
export function ThingList(props: ThingListProps) {
  const { words, edit, plan, selected, dispatch, commands, fieldsId } = props;
  const places = useRef<HTMLDivElement>(null);
  /** The row of the dock and the button that adds one take each other's place. */
  const focusPlace = (place: 'pickup' | 'dock') => {
    const rows = places.current?.querySelectorAll<HTMLElement>('[data-row]');
    rows?.[place === 'pickup' ? 0 : 1]?.focus();
  };
  const { min, max } = planLimits.roomCm;
  return (
    <section aria-label={words.title} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <NameField
          label={words.planName}
          value={plan.name}
          onName={(name) => dispatch({ type: 'edit', change: (now) => ({ ...now, name }) })}
          className="col-span-2"
        />
        <NumberField
          label={words.width}
          unit={words.fields.cm}
          value={plan.width}
          min={min}
          max={max}
          isClamped={false}
          onValue={(width) => commands.resizeRoomTo({ width })}
        />
        <NumberField
          label={words.depth}
          unit={words.fields.cm}
          value={plan.depth}
          min={min}
          max={max}
          isClamped={false}
          onValue={(depth) => commands.resizeRoomTo({ depth })}
        />
      </div>
      <div ref={places} className="grid gap-1">
        {(['pickup', 'dock'] as const).map((place) => {
          const at = plan[place];
          return at === null ? (
            <Button
              key={place}
              data-row
              look="secondary"
              size="sm"
              onClick={() => {
                flushSync(commands.addDock);
                focusPlace(place);
              }}
              className="my-1"
            >
              {words.addDock}
            </Button>
          ) : (
            <Row
              key={place}
              label={words[place]}
              summary={words.summary(at)}
              isOpen={isSame(selected, place)}
              onToggle={(isOpen) => dispatch({ type: 'select', target: isOpen ? place : null })}
              onKeyDown={(event) => {
                flushSync(() => commands.onKeyDown(event, place));
                if (event.isDefaultPrevented()) focusPlace(place);
              }}
              fieldsId={fieldsId}
            >
              <div className="grid grid-cols-2 gap-3">
                <PlaceFields words={words.fields} plan={plan} place={place} at={at} dispatch={dispatch} />
              </div>
              {place === 'dock' && (
                <RowButtons>
                  <Button
                    look="danger"
                    size="sm"
                    onClick={() => {
                      flushSync(() => commands.removeThing(place));
                      focusPlace(place);
                    }}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    {edit.remove}
                  </Button>
                </RowButtons>
              )}
            </Row>
          );
        })}
      </div>
      {(Object.keys(words.kinds) as Kind[]).map((kind) => (
        <KindGroup
          key={kind}
          {...props}
          kind={kind}
          things={plan.obstacles.filter((thing) => thing.kind === kind)}
        />
      ))}
    </section>
  );
}

function KindGroup(props: ThingListProps & { kind: Kind; things: readonly Obstacle[] }) {
  const { words, edit, presets, plan, selected, dispatch, commands, fieldsId, kind, things } = props;
  const isWide = useMedia('(width >= 64rem)', true);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const holdsSelected = things.some(({ id }) => isSame(selected, { id }));
  // Beside the drawing the list has a place of its own; below it one would scroll past all tables.
  const isShown = (isOpen ?? (kind === 'table' && isWide)) || holdsSelected;
  const group = useRef<HTMLDivElement>(null);
  /** After a row is gone the next one has the focus, after a copy was made the copy. */
  const focusRow = (index: number) => {
    const rows = group.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const open = [...rows].find((row) => row.ariaExpanded === 'true');
    const next = open ?? rows[Math.min(index, rows.length - 1)] ?? group.current?.querySelector('button');
    next?.focus();
  };
  const adding = presetNames.filter((preset) => presetKind(preset) === kind);
  return (
    <div ref={group}>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setOpen(!isShown)}
        className="flex min-h-11 w-full items-center justify-between gap-2 border-b border-line text-left text-label font-semibold text-ink"
      >
        {words.kindCount(words.kinds[kind], things.length)}
        <ChevronDown
          aria-hidden
          className={classNames('size-5 text-muted transition-transform', isShown && 'rotate-180')}
        />
      </button>
      {isShown && (
        <ul className="grid gap-1 pt-1">
          {things.map((thing, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- who gives a thing another name stays in its field
            <li key={index}>
              <Row
                label={thing.id}
                summary={words.summary(thing)}
                isOpen={isSame(selected, { id: thing.id })}
                onToggle={(isChosen) =>
                  dispatch({ type: 'select', target: isChosen ? { id: thing.id } : null })
                }
                onKeyDown={(event) => {
                  flushSync(() => commands.onKeyDown(event, { id: thing.id }));
                  if (event.isDefaultPrevented()) focusRow(index);
                }}
                fieldsId={fieldsId}
              >
                <ThingFields words={words.fields} plan={plan} thing={thing} dispatch={dispatch} />
                <RowButtons>
                  <Button look="secondary" size="sm" onClick={() => commands.rotateThing({ id: thing.id })}>
                    <RotateCw aria-hidden className="size-4" />
                    {edit.rotate}
                  </Button>
                  <Button
                    look="secondary"
                    size="sm"
                    onClick={() => {
                      flushSync(() => commands.copyThing({ id: thing.id }));
                      focusRow(index);
                    }}
                  >
                    <Copy aria-hidden className="size-4" />
                    {edit.copy}
                  </Button>
                  <Button
                    look="danger"
                    size="sm"
                    onClick={() => {
                      flushSync(() => commands.removeThing({ id: thing.id }));
                      focusRow(index);
                    }}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    {edit.remove}
                  </Button>
                </RowButtons>
              </Row>
            </li>
          ))}
          <li className="flex flex-wrap gap-2 py-1">
            {adding.map((preset) => (
              <Button key={preset} look="secondary" size="sm" onClick={() => props.onAdd(preset)}>
                {words.addThing(presets[preset].label)}
              </Button>
            ))}
          </li>
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  label: string;
  summary: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  fieldsId: string;
  children: ReactNode;
}

/** One thing; open it has its fields. */
function Row({ label, summary, isOpen, onToggle, onKeyDown, fieldsId, children }: RowProps) {
  return (
    <div
      className={classNames(
        'rounded-sm border',
        isOpen ? 'border-accent-strong bg-tint' : 'border-transparent',
      )}
    >
      <button
        type="button"
        data-row
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={onKeyDown}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-3 text-left text-label -outline-offset-3 hover:bg-tint"
      >
        <span className="min-w-0 truncate text-ink">{label}</span>
        <span className="shrink-0 text-small text-muted tabular-nums">{summary}</span>
      </button>
      {isOpen && (
        <div id={fieldsId} className="scroll-mt-24 px-3 pt-1 pb-3">
          {children}
        </div>
      )}
    </div>
  );
}

const RowButtons = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap gap-2">{children}</div>
);
