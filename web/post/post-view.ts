import { categoryOf, isByIndustry, type Board } from '#contract/boards.ts';
import { industries } from '#contract/choices.ts';
import { isHiddenAttachment, isImageName } from '#contract/file-types.ts';
import type { Post, StoredFile } from '#contract/post.ts';
import { embedAddress } from '#contract/video-address.ts';
import { isWebAddress } from '#contract/safe-link.ts';
import { cardFilms } from '#web/pictures/card-films.ts';

/** What a post shows besides its words. */
export interface PostMedia {
  /** Stored name of its picture. */
  picture: string | null;
  /** The picture is a cover of a few large words, which need not be as wide as a photograph. */
  isCover: boolean;
  /** The name of a short film that ends in its picture. */
  film: string | null;
  /** Address of the player to embed. */
  video: string | null;
  /** A related link that is no video. */
  link: string | null;
  attachment: StoredFile | null;
}

export function mediaOf(post: Post): PostMedia {
  const { file, url } = post;
  const isPicture = file !== null && isImageName(file.storedName);
  const video = embedAddress(url);
  return {
    picture: isPicture ? file.storedName : null,
    isCover: isPicture && coverName.test(file.originalName),
    film: isPicture ? cardFilmOf(file) : null,
    video,
    link: video === null && isWebAddress(url) ? url : null,
    attachment: file === null || isPicture || isHidden(file) ? null : file,
  };
}

/** The site's own covers (art/drawn/): a photo of that name only stands beside the title too, narrower than others. */
const coverName = /^(?:news|event)-[a-z]+\.webp$/;

/** The site's own picture, in which the film ends, is known by its name and its bytes: any photo may have its name. */
function cardFilmOf({ originalName, size }: StoredFile): string | null {
  const name = originalName.replace(/\.webp$/, '');
  return cardFilms[name] === size ? name : null;
}

function isHidden(file: StoredFile): boolean {
  return isHiddenAttachment(file.storedName) || isHiddenAttachment(file.originalName);
}

/** The server's own word for a post; none where it only names the list in which the post stands. */
export function ownWord(board: Board, { subtitle, category }: Post): string | undefined {
  return subtitle === '' || subtitle === categoryOf(board, category)?.name ? undefined : subtitle;
}

/** The category's name, or the server's own where it has one, and the industry's where posts stand by industry. */
export function categoryNames(board: Board, post: Post): string[] {
  const kind = known(ownWord(board, post) ?? categoryOf(board, post.category)?.name);
  return isByIndustry(board, post.category) ? [...kind, ...known(industries[post.industry])] : kind;
}

function known(name: string | undefined): string[] {
  return name === undefined ? [] : [name];
}
