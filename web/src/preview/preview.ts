import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { documents } from '@hat-nang/model/sections/documents';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl } from '@/cms/settings';
import { pickTranslation } from '@/cms/translation';
import {
  DRAFT_VERSION,
  formatPreviewQuery,
  MAIN_VERSION,
  type PreviewedItem,
  sectionOfWord,
} from './preview-address.ts';

const staffRoles = new Set(['administrator', 'editor', 'reviewer']);

const userSchema = z.object({ data: z.object({ role: z.nullish(z.object({ short_name: z.nullish(z.string()) })) }) });
const itemSchema = z.object({
  data: z.object({
    translations: z.array(z.object({ slug: z.nullish(z.string()), languages_code: z.string() })),
  }),
});
const versionsSchema = z.object({ data: z.array(z.object({ name: z.nullish(z.string()) })) });

const readDirectus = async (path: string, cookie: string): Promise<unknown> => {
  const answer = await backEndFetch(`${directusUrl()}${path}`, {
    headers: { cookie },
    cache: 'no-store',
  });
  return answer.ok ? answer.json() : undefined;
};

/** An item that an editor may preview. */
export interface Preview {
  readonly item: PreviewedItem;
  /** Addresses of the item's page in each language, as panes or as whole pages. */
  readonly addresses: (isPane?: boolean) => Record<Lang, string>;
  /** Address of the Vietnamese book in the reader. Undefined if the item is no book. */
  readonly reader: string | undefined;
}

/**
 * Returns the preview of an item. Undefined if the session is not one of staff, if the item or the version does not exist (except `draft`), or if the item
 * has no slug. The session grants access, not the address (docs/threat-model.md "The site").
 * @param word the word of a section
 * @param version key of a content version; null, empty or `main` for the text that visitors see
 * @param cookie the session cookie of Directus as a Cookie header
 */
export const readPreview = async (
  word: string,
  id: string,
  version: string | null,
  cookie: string,
): Promise<Preview | undefined> => {
  const section = sectionOfWord(word);
  if (!section || !/^\d{1,10}$/.test(id) || (version?.length ?? 0) > 64) return undefined;
  const currentUser = userSchema.safeParse(await readDirectus('/users/me?fields=role.short_name', cookie));
  if (!currentUser.success || !staffRoles.has(currentUser.data.data.role?.short_name ?? '')) return undefined;
  const readItem = async (versionQuery: string) => {
    const query = `fields=translations.slug,translations.languages_code${versionQuery}`;
    return itemSchema.safeParse(await readDirectus(`/items/${section.collection}/${id}?${query}`, cookie));
  };
  const isMain = !version || version === MAIN_VERSION;
  const versionItem = isMain ? undefined : await readItem(`&version=${encodeURIComponent(version)}`);
  // The version "draft" is stored with its first change. Until then, the preview shows the text that visitors see.
  const parsedItem =
    versionItem?.success || (versionItem && version !== DRAFT_VERSION) ? versionItem : await readItem('');
  if (!parsedItem.success) return undefined;
  const rows = parsedItem.data.data.translations.map(({ slug, languages_code }) => ({
    slug,
    languages_code: { code: languages_code },
  }));
  const slugs = languages.map((lang) => [lang, pickTranslation(rows, lang)?.text.slug] as const);
  if (slugs.some(([, slug]) => !slug)) return undefined;
  const item = { word, id: Number(id), version: versionItem?.success ? (version ?? undefined) : undefined };
  return {
    item,
    addresses: (isPane) =>
      Object.fromEntries(
        slugs.map(([lang, slug]) => [
          lang,
          href(lang, section.detail, { slug: slug ?? '', id }) + formatPreviewQuery(item, isPane),
        ]),
      ) as Record<Lang, string>,
    reader:
      section.word === documents.word
        ? href('vi', 'documentsReader', { slug: Object.fromEntries(slugs).vi ?? '', id }) + formatPreviewQuery(item)
        : undefined,
  };
};

/** Returns the name of a previewed version, or its key if it has none. Undefined for the text that visitors see. */
export const readVersionName = async (item: PreviewedItem, cookie: string): Promise<string | undefined> => {
  if (item.version === undefined) return undefined;
  const filter = {
    collection: { _eq: sectionOfWord(item.word)?.collection },
    item: { _eq: String(item.id) },
    key: { _eq: item.version },
  };
  const query = new URLSearchParams({ fields: 'name', filter: JSON.stringify(filter) });
  const versions = versionsSchema.safeParse(await readDirectus(`/versions?${query}`, cookie));
  return (versions.success && versions.data.data[0]?.name) || item.version;
};
