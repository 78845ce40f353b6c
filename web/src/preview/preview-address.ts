/**
 * Formats and parses the query string that names the previewed item and its version: `?preview=news.12.better`. The address grants no access; the editor's
 * session does.
 */
import { sections } from '@hat-nang/model/sections';

/** Request header with the query string of a preview. `web/src/proxy.ts` sets the header, because the query string is removed from most rewritten addresses. */
export const previewQueryHeader = 'x-preview-query';

/** Directus's key for the text that visitors see. The Studio sends this key as `{{$version}}` when no version is open. */
export const MAIN_VERSION = 'main';

/** Key of the version that the Studio offers for every item. This version has no name, and is stored with its first change. */
export const DRAFT_VERSION = 'draft';

/** An item that an editor previews. */
export interface PreviewedItem {
  /** The word of a section. */
  readonly word: string;
  readonly id: number;
  /** Key of a content version. Undefined for the text that visitors see. */
  readonly version?: string | undefined;
}

export interface PreviewAddress {
  readonly item: PreviewedItem;
  /** True if the page is in one of two panes beside each other. */
  readonly isPane: boolean;
}

const previewPattern = /^([a-z-]{1,40})\.(\d{1,10})(?:\.(.{1,64}))?$/s;

/** Returns the section with this word. Undefined for an unknown word. */
export const sectionOfWord = (word: string) => sections.find((section) => section.word === word);

/** Returns the query string of a page in a preview. */
export const formatPreviewQuery = ({ word, id, version }: PreviewedItem, isPane = false): string =>
  `?${new URLSearchParams({
    preview: [word, id, ...(version === undefined ? [] : [version])].join('.'),
    ...(isPane ? { pane: '1' } : {}),
  })}`;

/** Parses the query string of a page in a preview. Undefined if the query string names no item of a section. */
export const parsePreviewQuery = (search: string): PreviewAddress | undefined => {
  const parameters = new URLSearchParams(search);
  const [, word = '', id, version] = previewPattern.exec(parameters.get('preview') ?? '') ?? [];
  if (!sectionOfWord(word)) return undefined;
  return { item: { word, id: Number(id), version }, isPane: parameters.get('pane') === '1' };
};

/** Returns the address of the page that shows both languages beside each other. */
export const bothLanguagesPath = ({ word, id, version }: PreviewedItem): string =>
  `/api/preview/${word}/${id}/both${version === undefined ? '' : `?${new URLSearchParams({ version })}`}`;
