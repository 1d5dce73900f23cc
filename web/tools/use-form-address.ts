import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useLinkFocus } from './staying-link.ts';

/** Marks the entries of the history that the form itself made. */
const ownEntry = { byForm: true } as const;
const isOwnEntry = (state: unknown) => (state as { byForm?: boolean } | null)?.byForm === true;

/** Some browsers let an address change a hundred times in ten seconds: whoever drags a slider is waited for. */
const pauseMs = 150;

/** What was answered before the page was hydrated belongs to the step on which one arrived. */
export const arrival = 'arrival';

interface FormAddress<Value> {
  read: (params: URLSearchParams) => Value;
  /** The search part of the address, with its question mark, or nothing. */
  write: (value: Value) => string;
}

/** What the address says or is about to say, and the field that made it say so. */
interface Step {
  search: string;
  field: string | null;
}

type Waiting = { step: Step; timer: ReturnType<typeof setTimeout> } | null;

function stop(waiting: RefObject<Waiting>): void {
  clearTimeout(waiting.current?.timer);
  waiting.current = null;
}

/**
 * What a form says, and the address that says the same. Each choice is a step that Back undoes, and so is each field,
 * however many keys it took. `round` counts the times that the address changed from outside: the form starts over.
 */
export function useFormAddress<Value>({ read, write }: FormAddress<Value>) {
  const { pathname, search, state } = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && isOwnEntry(state);
  const navigate = useNavigate();
  const [value, setValue] = useState(() => read(new URLSearchParams(search)));
  // Apart from the value: an update of one state must not carry what an unfinished rendering made of the other.
  const [seen, setSeen] = useState({ search, round: 0 });
  if (seen.search !== search) {
    setSeen({ search, round: seen.round + (isOwn ? 0 : 1) });
    if (!isOwn) setValue(read(new URLSearchParams(search)));
  }

  const step = useRef<Step>({ search, field: arrival });
  const waiting = useRef<Waiting>(null);
  const journey = useRef(Promise.resolve());
  const { round } = seen;
  const known = useRef(round);
  useEffect(() => () => stop(waiting), []);
  useEffect(() => {
    if (known.current === round) return;
    known.current = round;
    stop(waiting);
    step.current = { search, field: null };
  }, [round, search]);
  useLinkFocus();

  function go(next: Step) {
    stop(waiting);
    if (next.search === step.current.search) return;
    const replace = next.field !== null && next.field === step.current.field;
    step.current = next;
    // One after the other: a navigation that begins before the last has ended would undo it.
    journey.current = journey.current.then(() =>
      navigate(pathname + next.search, { replace, preventScrollReset: true, state: ownEntry }),
    );
  }

  /** `field` is what is being typed in or dragged; null for a choice. */
  function change(next: Value, field: string | null) {
    setValue(next);
    const said = { search: write(next), field };
    if (field === null || field !== step.current.field) {
      // The last that was typed in the field before.
      if (waiting.current) go(waiting.current.step);
      go(said);
    } else {
      stop(waiting);
      waiting.current = { step: said, timer: setTimeout(() => go(said), pauseMs) };
    }
  }

  return { value, round, change };
}

/** What stands in a form, as its own address would spell it. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== '');
  return new URLSearchParams(fields);
}

/** The field that is typed in or dragged; null where a choice was made. */
export function typedField({ target }: { target: EventTarget }): string | null {
  const isText = target instanceof HTMLInputElement && ['number', 'range', 'text'].includes(target.type);
  return isText ? (target.dataset['field'] ?? target.name) : null;
}
