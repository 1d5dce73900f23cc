/** What the screen of one's own security fetches when it is opened. */
export { Security } from './security.tsx';
export { readSecondStep, readSessions } from './security-calls.ts';
