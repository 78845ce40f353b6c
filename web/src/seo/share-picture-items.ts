import { assetPath } from '@/cms/assets';
import { getSiteConfig } from '@/cms/config';
import { getAboutArticle } from '@/features/about-us/public';
import { getLesson } from '@/features/documents/public';
import { getEvent } from '@/features/events/public';
import { getHelpArticle } from '@/features/help-center/public';
import { getMentalHealthPost } from '@/features/mental-health/public';
import { getNews } from '@/features/news/public';
import type { Lang } from '@/i18n/languages';
import { getT } from '@/i18n/server';
import type { ShareSection } from './share-picture-address.ts';

/** What a share picture says and shows. */
export interface ShareFacts {
  section: ShareSection;
  sectionName: string;
  title: string;
  brandName: string;
  /** Path of the item's picture in Directus, as a JPEG of 1200 × 630. */
  picture?: string;
}

interface Shown {
  title: string;
  shareImage?: string;
}

const readers: Record<ShareSection, (lang: Lang, id: number) => Promise<Shown | undefined>> = {
  documents: getLesson,
  news: getNews,
  events: getEvent,
  'mental-health': getMentalHealthPost,
  'help-center': getHelpArticle,
  'about-us': getAboutArticle,
};

/** The facts of one item's picture, or undefined when the public may not see it. */
export const readShareFacts = async (
  lang: Lang,
  section: ShareSection,
  id: number,
): Promise<ShareFacts | undefined> => {
  const [item, config] = await Promise.all([readers[section](lang, id), getSiteConfig(lang)]);
  if (!item) return undefined;
  return {
    section,
    sectionName: getT(lang)(`${section}:title`),
    title: item.title,
    brandName: config.brandName,
    picture: item.shareImage && assetPath(item.shareImage),
  };
};
