import { decodeComponent } from '@hat-nang/model/http/decode-component';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { OwnItem } from '@/components/own/own-item';

/** Builds the address of the reader for one book of a playlist. */
export const readerAddress = (lang: Lang, { id, url }: Pick<OwnItem, 'id' | 'url'>, playlist: string): string => {
  const slug = decodeComponent(url.replace(/^.*\//, '').replace(/-\d+$/, ''));
  return `${href(lang, 'documentsReader', { slug, id })}?playlist=${encodeURIComponent(playlist)}`;
};
