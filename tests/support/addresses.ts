/** An address of every route of the table, with items that a test made for it. */
import { type Lang, languages } from '@hat-nang/model/languages';
import { href, type RouteKey, routes } from '@hat-nang/model/routes';
import type { Item, workbench } from './items.ts';

export interface Address {
  readonly route: RouteKey;
  readonly lang: Lang;
  readonly path: string;
  /** The same page in both languages; English is missing where the table has none. */
  readonly paths: Partial<Record<Lang, string>>;
  /** The item that the page is about. */
  readonly item?: Item;
}

/** The specification's table gives the placeholder no English address. */
export const hasAddress = (route: RouteKey, lang: Lang): boolean => !(route === 'placeholder' && lang === 'en');

/** Makes an item of every kind. */
export async function sampleItems(bench: ReturnType<typeof workbench>) {
  const slug = `muc-thu-${Date.now().toString(36)}x`;
  const category = await bench.create('categories', {
    kind: 'mental_health',
    status: 'published',
    translations: [
      { languages_code: 'vi-VN', name: 'Chuyên mục thử', slug },
      { languages_code: 'en-US', name: 'Test category', slug: `${slug}-en` },
    ],
  });
  const section = await bench.create('help_sections', {
    status: 'published',
    icon: 'ph:question',
    translations: [
      { languages_code: 'vi-VN', name: 'Phần thử', slug: `${slug}-p` },
      { languages_code: 'en-US', name: 'Test section', slug: `${slug}-s` },
    ],
  });
  const topic: Item = {
    kind: 'mental_health_posts',
    id: Number(category.id),
    title: { vi: 'Chuyên mục thử', en: 'Test category' },
    slug: { vi: slug, en: `${slug}-en` },
  };
  const news = await bench.item('news');
  const event = await bench.item('events');
  const document = await bench.item('documents');
  const post = await bench.item('mental_health_posts', { category: category.id });
  const help = await bench.item('help_articles', { section: section.id });
  const about = await bench.item('about_articles');
  const page = await bench.item('pages');
  const byRoute: Partial<Record<RouteKey, Item>> = {
    newsDetail: news,
    relatedNews: news,
    eventDetail: event,
    lesson: document,
    lessonDetail: document,
    mentalHealthCategory: topic,
    mentalHealthDetail: post,
    relatedMentalHealth: post,
    helpArticle: help,
    aboutArticle: about,
    staticPage: page,
  };
  return byRoute;
}

/** Every address of the table, in both languages. */
export function allAddresses(items: Partial<Record<RouteKey, Item>>): Address[] {
  return (Object.keys(routes) as RouteKey[]).flatMap((route) => {
    const item = items[route];
    const pathIn = (lang: Lang) =>
      href(lang, route, { slug: item?.slug[lang] ?? 'x', id: item?.id ?? 1, token: 'abcdefgh12345678' });
    const offered = languages.filter((lang) => hasAddress(route, lang));
    const paths = Object.fromEntries(offered.map((lang) => [lang, pathIn(lang)]));
    return offered.map((lang) => ({ route, lang, path: pathIn(lang), paths, item }));
  });
}
