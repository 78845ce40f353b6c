import type { Lang } from '@hat-nang/model/languages';
import { toAssetPath } from '@/cms/assets';
import { getSiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import type { ShareSection } from '@/seo/share-picture-address';
import { sectionFeatures } from '../sections/public.ts';

/** Texts, section and photograph of a share picture. */
export interface ShareFacts {
  section: ShareSection;
  sectionName: string;
  title: string;
  brandName: string;
  /** Path in Directus of the item's picture as a JPEG of 1200 × 630 pixels. Undefined without such a picture. */
  picture?: string;
}

/** Reads the data for the share picture of an item. Undefined if the item is not public. */
export const readShareFacts = async (
  lang: Lang,
  section: ShareSection,
  id: number,
): Promise<ShareFacts | undefined> => {
  const [item, config] = await Promise.all([sectionFeatures[section].readItem(lang, id), getSiteConfig(lang)]);
  if (!item) return undefined;
  return {
    section,
    sectionName: getT(lang)(`${section}:title`),
    title: item.title,
    brandName: config.brandName,
    picture: item.shareImage && toAssetPath(item.shareImage),
  };
};
