import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** Marks the entries of the history that the form itself made. */
const ownEntry = { byForm: true } as const;
const isOwnEntry = (state: unknown) => (state as { byForm?: boolean } | null)?.byForm === true;

/** Some browsers let an address change a hundred times in ten seconds: whoever drags a slider is waited for. */
const pauseMs = 150;

interface FormAddress<Value> {
  read: (params: URLSearchParams) => Value;
  /** The search part of the address, with its question mark, or nothing. */
  write: (value: Value) => string;
}

/**
 * What a form says, and the address that says the same. A choice is a step that Back undoes; typing and dragging
 * change the step one is on. `round` counts the times that the address changed from outside: the form starts over.
 */
export function useFormAddress<Value>({ read, write }: FormAddress<Value>) {
  const { pathname, search, state } = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && isOwnEntry(state);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [value, setValue] = useState(() => read(new URLSearchParams(search)));
  // Apart from the value: an update of one state must not carry what an unfinished rendering made of the other.
  const [seen, setSeen] = useState({ search, round: 0 });
  if (seen.search !== search) {
    setSeen({ search, round: seen.round + (isOwn ? 0 : 1) });
    if (!isOwn) setValue(read(new URLSearchParams(search)));
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: Value, how: 'typed' | 'chosen') {
    setValue(next);
    clearTimeout(timer.current);
    const to = write(next);
    const go = () => {
      const replace = how === 'typed' || to === search;
      void navigate(pathname + to, { replace, preventScrollReset: true, state: ownEntry });
    };
    if (how === 'chosen') go();
    else timer.current = setTimeout(go, pauseMs);
  }

  return { value, round: seen.round, change };
}

/** What stands in a form, as its own address would spell it. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== '');
  return new URLSearchParams(fields);
}

/** Choices are steps of their own; what is typed or dragged is on its way to one. */
export function changeKind({ target }: { target: EventTarget }): 'typed' | 'chosen' {
  const isText = target instanceof HTMLInputElement && ['number', 'range', 'text'].includes(target.type);
  return isText ? 'typed' : 'chosen';
}
