/**
 * Runs inline in the page before any other script, so it stands alone: no imports, nothing from outside.
 * It starts the page's scripts once everything that is seen first has loaded, or at the first sign of a person,
 * and repeats afterwards what that person did to buttons and fields in the meantime.
 */
export function startScripts(): void {
  const waiting = document.getElementById('scripts') as HTMLTemplateElement;
  const touched = new Map<HTMLInputElement, string>();
  let pressed: HTMLElement | null = null;

  const start = () => document.body.append(waiting.content);
  const press = (event: Event) => {
    start();
    pressed = (event.target as HTMLElement).closest<HTMLElement>('button[type="button"]:not([commandfor])');
  };
  const fill = ({ target }: Event) => {
    start();
    touched.set(target as HTMLInputElement, (target as HTMLInputElement).value);
  };

  addEventListener('load', start);
  addEventListener('pointerdown', start, true);
  addEventListener('keydown', start, true);
  addEventListener('click', press, true);
  addEventListener('input', fill, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', press, true);
    removeEventListener('input', fill, true);
    for (const [field, value] of touched) {
      // The setter of the class: the one on the element is React's, which would take the change for its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (pressed?.isConnected) pressed.click();
  });
}
