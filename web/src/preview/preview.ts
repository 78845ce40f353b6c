import { defaultLang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sections } from '@hat-nang/model/sections';
import { z } from 'zod';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl } from '@/cms/settings';
import { pickTranslation } from '@/cms/translation';

const staffRoles = new Set(['administrator', 'editor', 'reviewer']);

const userSchema = z.object({ data: z.object({ role: z.object({ short_name: z.string().nullish() }).nullish() }) });
const itemSchema = z.object({
  data: z.object({
    translations: z.array(z.object({ slug: z.string().nullish(), languages_code: z.string() })),
  }),
});

const readDirectus = async (path: string, cookie: string): Promise<unknown> => {
  const answer = await backEndFetch(`${directusUrl()}${path}`, {
    headers: { cookie },
    cache: 'no-store',
  });
  return answer.ok ? answer.json() : undefined;
};

/**
 * Returns the address of an item's page for a preview. Undefined if the session is not an editor's or the item does not exist. The session grants
 * access, not the address (docs/threat-model.md "The site").
 * @param feature the word of a section
 * @param cookie the session cookie of Directus as a Cookie header
 */
export const readPreviewAddress = async (feature: string, id: string, cookie: string): Promise<string | undefined> => {
  const preview = sections.find(({ word }) => word === feature);
  if (!preview || !/^\d{1,10}$/.test(id)) return undefined;
  const currentUser = userSchema.safeParse(await readDirectus('/users/me?fields=role.short_name', cookie));
  if (!currentUser.success || !staffRoles.has(currentUser.data.data.role?.short_name ?? '')) return undefined;
  const query = 'fields=translations.slug,translations.languages_code';
  const parsedItem = itemSchema.safeParse(await readDirectus(`/items/${preview.collection}/${id}?${query}`, cookie));
  if (!parsedItem.success) return undefined;
  const rows = parsedItem.data.data.translations.map(({ slug, languages_code }) => ({
    slug,
    languages_code: { code: languages_code },
  }));
  const slug = pickTranslation(rows, defaultLang)?.text.slug;
  return slug ? href(defaultLang, preview.detail, { slug, id }) : undefined;
};
