import { Feed } from 'feed';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { listNews } from '@/features/news/news';
import { type Lang, languageCodes } from '@/i18n/languages';
import { href } from '@/i18n/routes';
import { getT } from '@/i18n/server';

/** The 30 newest news items of a language as RSS 2.0. */
export const newsFeed = async (lang: Lang): Promise<string> => {
  const [{ items }, config] = await Promise.all([
    listNews(lang, { page: 1, sort: 'recent' }, { limit: 30 }),
    getSiteConfig(lang),
  ]);
  const origin = publicUrl();
  const feed = new Feed({
    id: `${origin}${href(lang, 'news')}`,
    title: `${getT(lang)('news:title')} – ${config.brandName}`,
    description: getT(lang)('news:intro'),
    link: `${origin}${href(lang, 'news')}`,
    language: languageCodes[lang],
    copyright: config.copyright,
    feedLinks: { rss: `${origin}/feeds/${lang}/news.xml` },
  });
  for (const news of items) {
    feed.addItem({
      id: `${origin}${news.url}`,
      link: `${origin}${news.url}`,
      title: news.title,
      description: news.summary,
      date: new Date(news.publishedAt),
      ...(news.author ? { author: [{ name: news.author }] } : {}),
      ...(news.category ? { category: [{ name: news.category.name }] } : {}),
    });
  }
  return feed.rss2();
};
