import { useReducedMotion } from './use-reduced-motion.ts';

/** Whether the browser was told to load little. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/** Whether films may start by themselves: on the server, and where stillness or thrift was asked for, none does. */
export function useFilmsWanted(): boolean {
  const isStill = useReducedMotion();
  return !isStill && !savesData();
}
