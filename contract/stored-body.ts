import type { Body } from './body.ts';

/** A body that was checked when it was saved; what is no JSON is none. */
export function storedBody(text: string): Body | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
}
