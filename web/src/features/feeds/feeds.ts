import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import { Feed } from 'feed';
import { getSiteConfig } from '@/cms/config';
import { sanitizeText } from '@/cms/sanitize-html';
import { publicUrl } from '@/cms/settings';
import { getT } from '@/i18n/server';
import type { FeedSection } from '@/seo/feed-sections';
import { listAboutArticles } from '../about-us/public.ts';
import { listEvents } from '../events/public.ts';
import { listHelpArticles } from '../help-center/public.ts';
import { listMentalHealth } from '../mental-health/public.ts';
import { listNews } from '../news/public.ts';
import { feedDocuments } from './feed-documents.ts';
import type { FeedItem } from './feed-item.ts';

const recent = { page: 1, sort: 'recent' } as const;
const limit = 30;

/** The newest items of each section. */
const readers: Record<FeedSection, (lang: Lang) => Promise<FeedItem[]>> = {
  news: async (lang) =>
    (await listNews(lang, recent, { limit })).items.map((news) => ({ ...news, category: news.category?.name })),
  documents: feedDocuments,
  events: async (lang) => (await listEvents(lang, recent, { limit })).items,
  'mental-health': async (lang) =>
    ((await listMentalHealth(lang, recent, { limit }))?.items ?? []).map((post) => ({
      ...post,
      category: post.category?.name,
    })),
  'help-center': listHelpArticles,
  'about-us': listAboutArticles,
};

/** At most 30 items of a section in a language as RSS 2.0. */
export const sectionFeed = async (lang: Lang, section: FeedSection): Promise<string> => {
  const [items, config] = await Promise.all([readers[section](lang), getSiteConfig(lang)]);
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
  for (const { title, summary, publishedAt, url, author, category } of items.slice(0, limit)) {
    feed.addItem({
      id: `${origin}${url}`,
      link: `${origin}${url}`,
      // Feed readers take these for HTML.
      title: sanitizeText(title),
      description: sanitizeText(summary),
      date: new Date(publishedAt),
      ...(author ? { author: [{ name: sanitizeText(author) }] } : {}),
      ...(category ? { category: [{ name: sanitizeText(category) }] } : {}),
    });
  }
  return feed.rss2();
};
