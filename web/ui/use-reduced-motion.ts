import { useMedia } from './use-media.ts';

/** Whether the person asked their system for stillness. On the server, where nobody knows, nothing moves. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
