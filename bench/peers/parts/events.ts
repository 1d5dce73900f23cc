import { DatabaseSync } from 'node:sqlite';

export interface Post {
  id: number;
  title: string;
  created_at: string;
}

export const pageSize = 12;

/** The site's own database file, and the same two questions that the site asks it; opened by the first visitor. */
function open() {
  const db = new DatabaseSync(process.env['PEER_DATABASE'] ?? '', { readOnly: true });
  const total = db.prepare(
    `select coalesce(sum(posts), 0) as posts from post_day
     where board = 'event' and category = 0 and industry = 0 and stage = 'shown'`,
  );
  const page = db.prepare(
    `select * from event_post where category = 0 and industry = 0 and stage = 'shown'
     order by pinned desc, created_at desc, id desc limit ? offset ?`,
  );
  return { total, page };
}

let questions: ReturnType<typeof open> | null = null;

export function listEvents(number: number): { posts: Post[]; total: number } {
  questions ??= open();
  return {
    posts: questions.page.all(pageSize, (number - 1) * pageSize) as unknown as Post[],
    total: Number(questions.total.get()?.['posts'] ?? 0),
  };
}
