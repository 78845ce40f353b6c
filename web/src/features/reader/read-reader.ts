import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { asLang, parseSlugId } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';
import { editionOf } from './book.ts';
import { getReaderItem, type ReaderItem } from './reader.ts';

export type ReaderRead = ReaderItem & { lang: Lang };

/** The book for the reader's address: 404 when it is not public, 308 from an outdated slug. */
export const readReader = async (params: { lang: string; slugId: string }): Promise<ReaderRead> => {
  const lang = asLang(params.lang);
  const { slug, id } = parseSlugId(params.slugId) ?? notFound();
  const item = (await getReaderItem(lang, id)) ?? notFound();
  if (item.slug !== slug) permanentRedirect(item.url);
  return { lang, ...item };
};

/** Not indexed: canonical and alternates are the lesson page's. */
export const readerMetadata = async ({ lang, book, slug }: ReaderRead): Promise<Metadata> => {
  const edition = editionOf(book, lang);
  const alternates = Object.fromEntries(Object.entries(book.editions).map(([each, own]) => [each, own.slug]));
  const params = { slug, id: String(book.id) };
  return pageMetadata({ lang, route: 'documentsDetail', params, alternates, title: edition.title, noindex: true });
};
