import type { Assignee } from '#contract/inquiry-desk.ts';

/** Names are not unique; with the ID they are. */
export const assigneeName = ({ id, name }: Assignee) => (name === '' ? id : `${name}(${id})`);
