import type { MyWatchedQuery } from '@codegen/graphql/graphql';
import { decodeComponent } from '@hat-nang/model/http/decode-component';
import { type Lang, type LanguageCode, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { type OwnItem, toOwnDocument } from '@/components/own/own-item';

export interface WatchedDocument {
  id: number;
  document: OwnItem;
  page: number;
  /** Position in the page's narration, in milliseconds. */
  position: number;
  /** Directus's code of the language of the text. */
  language: LanguageCode;
  /** Fraction of the book that was read, from 0 to 1. */
  progress: number;
  isFinished: boolean;
  /** Time of the last reading as an ISO 8601 time. */
  readAt: string;
}

/** Converts a Directus row to an entry of the reading history. Undefined if its document has no text. */
export const toWatched = (raw: MyWatchedQuery['watched'][number], lang: Lang): WatchedDocument | undefined => {
  const document = toOwnDocument(raw.document, lang);
  if (!document) return undefined;
  return {
    id: Number(raw.id),
    document,
    page: raw.page ?? 1,
    position: Math.max(0, Number(raw.position ?? 0)),
    language: Object.values(languageCodes).find((code) => code === raw.languages_code?.code) ?? languageCodes[lang],
    progress: Math.min(1, Math.max(0, raw.progress ?? 0)),
    isFinished: raw.is_finished === true,
    readAt: raw.date_updated ?? raw.date_created ?? '',
  };
};

/** Returns the variables of the query that reads the reading history, the newest entry first. */
export const watchedVariables = (isUnfinished: boolean, limit: number) => ({
  filter: isUnfinished ? { is_finished: { _neq: true } } : {},
  sort: ['-date_updated', '-id'],
  limit,
  offset: 0,
});

/** Returns the address of the reader at the page that was read last, on any device. For a finished book, this is the first page. */
export const toReaderUrl = ({ document, page, isFinished }: WatchedDocument, lang: Lang): string => {
  const slug = document.url.replace(/^.*\//, '').replace(/-\d+$/, '');
  const bookUrl = href(lang, 'documentsReader', { slug: decodeComponent(slug), id: document.id });
  return isFinished || page <= 1 ? bookUrl : `${bookUrl}?page=${page}`;
};
