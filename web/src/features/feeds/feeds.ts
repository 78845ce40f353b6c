import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import { Feed } from 'feed';
import { getSiteConfig } from '@/cms/config';
import { sanitizeText } from '@/cms/sanitize-html';
import { publicUrl } from '@/cms/settings';
import { getT } from '@/i18n/server';
import type { FeedSection } from '@/seo/feed-sections';
import { sectionFeatures } from '../sections/public.ts';

const maxItems = 30;

/** Builds the RSS 2.0 feed of a section in one language, with at most 30 items. */
export const buildSectionFeed = async (lang: Lang, section: FeedSection): Promise<string> => {
  const [items, config] = await Promise.all([sectionFeatures[section].listLatest(lang, maxItems), getSiteConfig(lang)]);
  const origin = publicUrl();
  const address = `${origin}${href(lang, listRoutes[section])}`;
  const feed = new Feed({
    id: address,
    title: sanitizeText(`${getT(lang)(`${section}:title`)} – ${config.brandName}`),
    description: getT(lang)(`${section}:intro`),
    link: address,
    language: languageCodes[lang],
    copyright: sanitizeText(config.copyright),
    feedLinks: { rss: `${origin}/feeds/${lang}/${section}.xml` },
  });
  for (const { title, summary, publishedAt, url, author, category } of items.slice(0, maxItems)) {
    feed.addItem({
      id: `${origin}${url}`,
      link: `${origin}${url}`,
      // Texts are sanitised, because feed readers parse them as HTML.
      title: sanitizeText(title),
      description: sanitizeText(summary),
      date: new Date(publishedAt),
      ...(author ? { author: [{ name: sanitizeText(author) }] } : {}),
      ...(category ? { category: [{ name: sanitizeText(category) }] } : {}),
    });
  }
  return feed.rss2();
};
