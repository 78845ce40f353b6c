import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { parseLang, parseSlugId } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';
import { editionOf } from './book.ts';
import { getReaderItem, type ReaderItem } from './reader.ts';

export type ReaderItemInLang = ReaderItem & { lang: Lang };

/** Reads the book for the reader's address. Responds with 404 for an invalid address and if `getReaderItem` finds no book, with 308 for an outdated slug. */
export const readReader = async (params: { lang: string; slugId: string }): Promise<ReaderItemInLang> => {
  const lang = parseLang(params.lang);
  const { slug, id } = parseSlugId(params.slugId) ?? notFound();
  const item = (await getReaderItem(lang, id)) ?? notFound();
  if (item.slug !== slug) permanentRedirect(item.url);
  return { lang, ...item };
};

/** Returns the metadata of the reader, with `noindex`. Canonical and alternates are the addresses of the lesson page. */
export const readerMetadata = async ({ lang, book, slug }: ReaderItemInLang): Promise<Metadata> => {
  const edition = editionOf(book, lang);
  const alternates = Object.fromEntries(
    Object.entries(book.editions).map(([editionLang, { slug: ownSlug }]) => [editionLang, ownSlug]),
  );
  const params = { slug, id: String(book.id) };
  return pageMetadata({ lang, route: 'documentsDetail', params, alternates, title: edition.title, noindex: true });
};
