import { DocumentsListDocument } from '@codegen/graphql/graphql';
import { type SharedPlaylistAnswer, sharedPlaylistAnswer } from '@hat-nang/model/contracts/own-lists';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { cache } from 'react';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { CmsError, query } from '@/cms/query';
import { directusUrl } from '@/cms/settings';
import { type DocumentCard, getDocumentLabels, toDocumentCard } from '../documents/public.ts';
import { readerAddress } from './reader-address.ts';

export interface SharedPlaylist {
  title: string;
  description: string;
  items: { document: DocumentCard; note: string }[];
  /** Address of the first item in the reader. Undefined if `items` is empty. */
  playUrl?: string;
}

/**
 * Reads a playlist and its public documents by the token of its link. Undefined after a 4xx response except 429, for example for an invalid token. The token
 * is checked at each page request, so a revoked link is invalid immediately. The visitor's IP address and browser are not forwarded.
 * @throws CmsError if Directus fails, refuses too many requests (429) or responds with an invalid body
 */
export const getSharedPlaylist = cache(async (lang: Lang, token: string): Promise<SharedPlaylist | undefined> => {
  const answer = await readSharedPlaylist(token);
  if (!answer) return undefined;
  const ids = answer.items.map(({ document }) => document);
  const [labels, cards] = await Promise.all([getDocumentLabels(lang), readDocuments(ids)]);
  const documents = new Map(
    cards.flatMap((raw) => {
      const card = toDocumentCard(raw, lang, labels);
      return card ? [[card.id, card] as const] : [];
    }),
  );
  const items = answer.items.flatMap(({ document, note }) => {
    const card = documents.get(document);
    return card ? [{ document: card, note }] : [];
  });
  const firstDocument = items[0]?.document;
  const { title, description } = answer;
  return { title, description, items, playUrl: firstDocument && readerAddress(lang, firstDocument, token) };
});

const responseSchema = z.object({ data: sharedPlaylistAnswer });

const readSharedPlaylist = async (token: string): Promise<SharedPlaylistAnswer | undefined> => {
  let response: Response;
  try {
    response = await backEndFetch(`${directusUrl()}/auth-extend/shared-playlist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
    });
  } catch (error) {
    throw new CmsError('Directus: no answer', { cause: error });
  }
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return undefined;
  if (!response.ok) throw new CmsError(`Directus: ${response.status}`);
  const { success, data: body } = responseSchema.safeParse(await response.json().catch(() => undefined));
  if (!success) throw new CmsError('Directus: not an answer about a playlist');
  return body.data;
};

const readDocuments = async (ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const { documents } = await query(
    DocumentsListDocument,
    { filter: { id: { _in: ids.map(String) } }, sort: ['id'], limit: ids.length, offset: 0 },
    { tags: [collectionTag('documents'), TAG.all] },
  );
  return documents;
};
