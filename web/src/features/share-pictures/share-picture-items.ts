import type { Lang } from '@hat-nang/model/languages';
import { assetPath } from '@/cms/assets';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import type { ShareSection } from '@/seo/share-picture-address';
import { getAboutArticle } from '../about-us/public.ts';
import { getLesson } from '../documents/public.ts';
import { getEvent } from '../events/public.ts';
import { getHelpArticle } from '../help-center/public.ts';
import { getMentalHealthPost } from '../mental-health/public.ts';
import { getNews } from '../news/public.ts';

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
