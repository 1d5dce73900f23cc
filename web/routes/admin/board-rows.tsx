import { categoriesOf, hasIndustries, isByIndustry, isTextOnly } from '#contract/boards.ts';
import { MediaFields } from '#web/admin/post/media-fields.tsx';
import { FormColumns } from '#web/admin/post/post-form.tsx';
import { CategoryRow, IndustryRow, TextRows } from '#web/admin/post/post-rows.tsx';
import { PublicationFields } from '#web/admin/post/publication-fields.tsx';
import type { PostFormState, PostRowsProps } from '#web/admin/post/use-post-form.ts';
import type { BoardScreens } from '#web/content/admin-menu.ts';
import { postLists } from '#web/content/post-lists.ts';
import { PeriodNote } from './period-note.tsx';

interface BoardRowsProps extends PostRowsProps {
  screens: BoardScreens;
  /** Whether the category can still be chosen. */
  choosesCategory: boolean;
}

/** The rows of a post, written anew or changed: what its category does not have is not asked for. */
export function BoardRows({ screens, choosesCategory, state, stored, keep }: BoardRowsProps) {
  const { board, urlLabel } = screens;
  const { category } = state.draft;
  const runForATime = postLists.some(
    ({ hasPeriods, partition }) => hasPeriods && partition.board === board && partition.category === category,
  );
  return (
    <FormColumns
      main={
        <>
          {choosesCategory && <PlaceRows screens={screens} state={state} />}
          <TextRows state={state} keep={keep} isTextOnly={isTextOnly(board, category)} />
          {runForATime && <PeriodNote text={state.draft.content} />}
        </>
      }
      side={
        <>
          {!isTextOnly(board, category) && <MediaFields state={state} stored={stored} urlLabel={urlLabel} />}
          <PublicationFields state={state} />
        </>
      }
    />
  );
}

function PlaceRows({
  screens: { board, noIndustry },
  state,
}: {
  screens: BoardScreens;
  state: PostFormState;
}) {
  const change: PostFormState['change'] = (fields) => {
    const { category } = fields;
    const leavesIndustries = category !== undefined && !isByIndustry(board, category);
    state.change(leavesIndustries ? { ...fields, industry: 0 } : fields);
  };
  return (
    <>
      <CategoryRow state={{ ...state, change }} names={categoriesOf(board).map(({ name }) => name)} />
      {isByIndustry(board, state.draft.category) ? (
        <IndustryRow state={state} />
      ) : (
        hasIndustries(board) && <p className="text-label text-muted">{noIndustry?.form}</p>
      )}
    </>
  );
}
