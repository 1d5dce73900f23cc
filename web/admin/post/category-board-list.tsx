import type { Page } from '#contract/page.ts';
import type { Post } from '#contract/post.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { badgeColumn, dateColumn, textColumn, titleColumn } from '../list/columns.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import type { Loaded } from '../load-result.ts';
import { boardStart, type BoardCalls } from './board-calls.ts';
import { BoardList } from './board-list.tsx';

interface CategoryBoardListProps {
  title: string;
  loaded: Loaded<Page<Post>>;
  calls: BoardCalls;
  categories: readonly string[];
  /** Whom the list names as the author of every post. */
  author: string;
  detailHref: (id: number) => string;
  newHref: string;
}

/** The list of a board whose posts have a category and nothing finer. */
export function CategoryBoardList(props: CategoryBoardListProps) {
  const { categories, author, detailHref, ...board } = props;
  const address = useListAddress(boardStart);
  const columns = [
    badgeColumn<Post>('구분', (post) => categories[post.category]),
    titleColumn<Post>(detailHref),
    textColumn<Post>('작성자', () => author),
    dateColumn<Post>(),
  ];
  return (
    <BoardList
      {...board}
      address={address}
      columns={columns}
      filters={
        <ChoiceFilter
          label="구분"
          names={categories}
          value={address.state.category}
          onChange={(category) => address.go({ category })}
        />
      }
    />
  );
}
