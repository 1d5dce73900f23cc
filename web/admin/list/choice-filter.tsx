import { Choice, type ChoiceProps } from '../frame/choice.tsx';

/** In a list's filters the name stands beside the choices: denser than in a form. */
export function ChoiceFilter(props: ChoiceProps) {
  return <Choice {...props} className="md:[&>legend]:float-left md:[&>legend]:mt-2.5 md:[&>legend]:w-20" />;
}
