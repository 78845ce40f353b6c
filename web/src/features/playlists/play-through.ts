/**
 * Data for reading the books of a playlist in sequence. The reader's address contains `?playlist=` with the id of the user's own playlist or the token
 * of a shared playlist. When the last page of a book opens, the reader fetches the playlist. The end page then links to the next book.
 */

import { MyPlaylistDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { readOwnData } from '@/cms/personal';
import { ApiError, personalClient, publicClient, unwrap } from '@/cms/rest';
import type { RawTranslation } from '@/cms/translation';
import { pickTranslation } from '@/cms/translation';
import { type OwnItem, toOwnDocument } from '@/components/own/own-item';
import { readerAddress } from './reader-address.ts';

export interface PlaylistStep {
  documentId: number;
  title: string;
  /** Teaching tip. Empty if there is none. */
  note: string;
  /** Address of the reader with this playlist as a parameter. */
  url: string;
}

const toStep = (lang: Lang, item: OwnItem, note: string, playlist: string): PlaylistStep => ({
  documentId: item.id,
  title: item.title,
  note,
  url: readerAddress(lang, item, playlist),
});

interface PlaylistSteps {
  title: string;
  steps: PlaylistStep[];
}

/**
 * Reads the title of a playlist and its public books in order. Undefined if the playlist does not exist or is deleted, or if the visitor has no access.
 * @throws ApiError (status 429 or 5xx), NetworkError
 */
export const readPlaylistSteps = async (lang: Lang, playlist: string): Promise<PlaylistSteps | undefined> => {
  try {
    return await requestSteps(lang, playlist);
  } catch (error) {
    // For example, the link is revoked, or the visitor is signed out. A retry would fail again.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
    throw error;
  }
};

const requestSteps = async (lang: Lang, playlist: string): Promise<PlaylistSteps | undefined> => {
  if (/^\d{1,10}$/.test(playlist)) {
    const { playlists } = await readOwnData(MyPlaylistDocument, { id: Number(playlist) });
    const [ownPlaylist] = playlists;
    if (!ownPlaylist || ownPlaylist.deleted_at) return undefined;
    const steps = (ownPlaylist.items ?? []).flatMap((row) => {
      const item = toOwnDocument(row?.document, lang);
      return item ? [toStep(lang, item, row?.note ?? '', playlist)] : [];
    });
    return { title: ownPlaylist.title ?? '', steps };
  }
  const sharedPlaylist = await unwrap(
    personalClient.POST('/auth-extend/shared-playlist', { body: { token: playlist } }),
  );
  const ids = sharedPlaylist.items.map(({ document }) => document);
  const documents = await readTitles(ids);
  const steps = sharedPlaylist.items.flatMap(({ document, note }) => {
    const text = pickTranslation(documents.get(document), lang)?.text;
    if (!text) return [];
    const url = href(lang, 'documentsDetail', { slug: text.slug ?? '', id: document });
    return [toStep(lang, { collection: 'documents', id: document, title: text.title ?? '', url }, note, playlist)];
  });
  return { title: sharedPlaylist.title, steps };
};

interface TitleRow {
  id: number;
  translations: { languages_code: string; title: string; slug: string }[];
}

const readTitles = async (ids: readonly number[]): Promise<Map<number, (RawTranslation & { title: string })[]>> => {
  const titles = new Map<number, (RawTranslation & { title: string })[]>();
  for (let start = 0; start < ids.length; start += 100) {
    const query = {
      'filter[id][_in]': ids.slice(start, start + 100).join(),
      fields: ['id', 'translations.languages_code', 'translations.title', 'translations.slug'],
      limit: 100,
    };
    const rows = await unwrap(publicClient.GET('/items/documents', { params: { query } }));
    for (const { id, translations } of rows as unknown as TitleRow[]) {
      titles.set(
        id,
        translations.map((row) => ({ ...row, languages_code: { code: row.languages_code } })),
      );
    }
  }
  return titles;
};
