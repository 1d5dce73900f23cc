import type { Board } from './boards.ts';
import type { SearchField } from './choices.ts';
import type { ListQuery, Page } from './page.ts';
import type { Post } from './post.ts';

/** Which part of a board: the category and, where it is divided so, the industry. */
export interface Partition {
  board: Board;
  category: number;
  industry?: number;
}

/**
 * What public pages read. The server answers it from its services while it renders;
 * the browser answers it over the JSON API when the visitor moves on.
 */
export interface SiteReader {
  posts(partition: Partition, query: ListQuery<SearchField>): Promise<Page<Post>>;
  /** A part that comes whole, in the order in which staff wrote it. */
  whole(partition: Partition): Promise<Post[]>;
}
