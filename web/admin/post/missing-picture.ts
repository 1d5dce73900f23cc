import { isTextOnly, type Board } from '#contract/boards.ts';
import { picturesIn } from '#contract/body.ts';
import { isImageName } from '#contract/file-types.ts';
import { messages } from '#contract/messages.ts';
import { embedAddress } from '#contract/video-address.ts';
import type { PostDraft } from './post-draft.ts';

/** What is asked of a post that would be published with nothing to look at; null where it has a picture or needs none. */
export function missingPicture(
  board: Board,
  { category, chosen, kept, url, body }: PostDraft,
): string | null {
  const fileName = chosen?.name ?? kept?.storedName ?? '';
  const hasPicture =
    isImageName(fileName) ||
    embedAddress(url) !== null ||
    (body !== undefined && picturesIn(body).length > 0);
  return hasPicture || isTextOnly(board, category) ? null : messages.ask.noPicture;
}
