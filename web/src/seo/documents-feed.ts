import { DocumentsFeedDocument } from '@codegen/graphql/graphql';
import { Feed } from 'feed';
import { getSiteConfig } from '@/cms/config';
import { query } from '@/cms/query';
import { publicUrl } from '@/cms/settings';
import { collectionTag, TAG } from '@/cms/tags';
import { pickTranslation } from '@/cms/translation';
import { type Lang, languageCodes } from '@/i18n/languages';
import { href } from '@/i18n/routes';
import { getT } from '@/i18n/server';

const size = 30;

/** The 30 newest documents as RSS 2.0, those with a text in the language. */
export const documentsFeed = async (lang: Lang): Promise<string> => {
  const [{ documents }, config] = await Promise.all([
    query(DocumentsFeedDocument, { limit: size }, { tags: [collectionTag('documents'), TAG.all] }),
    getSiteConfig(lang),
  ]);
  const origin = publicUrl();
  const link = `${origin}${href(lang, 'documents')}`;
  const feed = new Feed({
    id: link,
    title: `${getT(lang)('documents:title')} – ${config.brandName}`,
    description: getT(lang)('documents:intro'),
    link,
    language: languageCodes[lang],
    copyright: config.copyright,
    feedLinks: { rss: `${origin}/feeds/${lang}/documents.xml` },
  });
  for (const { id, author, date_published, date_created, translations } of documents) {
    const picked = pickTranslation(translations, lang);
    if (!picked || picked.isFallback) continue;
    const { title, slug, subtitle, seo_description } = picked.text;
    const address = `${origin}${href(lang, 'lesson', { slug: slug ?? '', id })}`;
    feed.addItem({
      id: address,
      link: address,
      title: title ?? '',
      description: seo_description || subtitle || undefined,
      date: new Date(String(date_published ?? date_created)),
      ...(author ? { author: [{ name: author }] } : {}),
    });
  }
  return feed.rss2();
};
