import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { searchFields, type SearchField } from '#contract/choices.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ListFilterMenuProps {
  field: SearchField;
  onChoose: (field: SearchField) => void;
}

const fields = Object.keys(searchFields) as SearchField[];

/** A button that shows what is searched in, and the menu to choose it from. */
export function ListFilterMenu({ field, onChoose }: ListFilterMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  useOutsidePress(root, open, () => setOpen(false));
  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
    if (event.key === 'Tab') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (open) moveFocus(root.current, step);
    else setOpen(true);
  };

  return (
    <div ref={root} role="presentation" className="relative noscript:hidden" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-describedby={`${menuId}-hint`}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 items-center gap-1.5 rounded-full px-4 text-label font-semibold whitespace-nowrap text-ink hover:bg-surface"
      >
        {searchFields[field]}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <span id={`${menuId}-hint`} hidden>
        검색 조건
      </span>
      {open && (
        <div
          id={menuId}
          role="menu"
          aria-label="검색 조건"
          className="absolute top-full left-0 z-20 mt-2 min-w-36 rounded-sm border border-line bg-white p-1.5 shadow-float"
        >
          {fields.map((choice) => (
            <button
              key={choice}
              type="button"
              role="menuitemradio"
              aria-checked={choice === field}
              tabIndex={-1}
              onClick={() => {
                onChoose(choice);
                close();
              }}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm px-3 text-label whitespace-nowrap text-text hover:bg-surface aria-checked:font-semibold aria-checked:text-accent-strong"
            >
              {searchFields[choice]}
              {choice === field && <Check aria-hidden className="size-4" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function moveFocus(root: HTMLElement | null, step: number): void {
  const items = Array.from(root?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? []);
  const current = items.findIndex((item) => item === document.activeElement);
  items[(current + step + items.length) % items.length]?.focus();
}

function useOutsidePress(root: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
}
