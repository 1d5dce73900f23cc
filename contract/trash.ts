import { isAllowed, type Role } from './roles.ts';

/** Stands where a board's name stands, for inquiries: they go to the trash too. */
export const inquiryTrash = 'inquiry';

/** So long what was deleted can be brought back. */
export const trashDays = 30;

export interface TrashKey {
  /** The name of a board, or `inquiryTrash`. */
  board: string;
  id: number;
}

export interface TrashItem extends TrashKey {
  category: number;
  title: string;
  trashedAt: string;
  /** The ID of an admin. */
  trashedBy: string;
  /** From then on it is destroyed. */
  destroyAt: string;
}

/** Which of these are somebody's to see in the trash, to bring back and to destroy. */
export function trashFor(role: Role, names: readonly string[]): string[] {
  return names.filter((name) => isAllowed(role, name === inquiryTrash ? 'sales' : 'editor'));
}
