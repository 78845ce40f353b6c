/** The sign clips of a book: which clips an EPUB can contain, and how large they may be. */
import type { Book, SignClip } from './book.ts';

/** Maximum bytes of all clips in an EPUB. Larger files are slow to download, and reading apps open them badly. */
export const MAX_CLIP_BYTES = 40_000_000;

const extensions: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** Returns the file extension of a clip. Undefined for a type that reading apps do not play. */
export const clipExtension = ({ file }: SignClip): string | undefined => extensions[file.type];

const listClips = ({ pages }: Book): SignClip[] =>
  pages.flatMap(({ clip }) => (clip && clipExtension(clip) ? clip : []));

/** Returns whether the clips of a book are larger than an EPUB may be. */
export const hasTooLargeClips = (book: Book): boolean =>
  listClips(book).reduce((sum, { file }) => sum + file.bytes, 0) > MAX_CLIP_BYTES;

/** Returns whether a book gets an EPUB with a fixed layout: it has clips, and they are not too large. */
export const hasFixedEdition = (book: Book): boolean => listClips(book).length > 0 && !hasTooLargeClips(book);
