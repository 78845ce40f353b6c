import { defaultLang, type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { hasPage, type RouteKey, type RouteParams, routeOf } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { assetUrl } from '@/cms/assets';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import type { Alternates } from '@/cms/translation';
import { languageLinks } from '@/components/layout/language-links';
import { feedOf } from './feed-sections.ts';
import { sharePictureAddress } from './share-picture-address.ts';

interface PageMeta {
  lang: Lang;
  route: RouteKey;
  params?: RouteParams;
  alternates?: Alternates;
  title?: string;
  description?: string;
  type?: 'website' | 'article';
  publishedTime?: string;
  modifiedTime?: string;
  /** Query string that is appended to the address of a list page. */
  query?: string;
  noindex?: boolean;
}

/**
 * Returns the metadata of a page, such as title, canonical link, hreflang and Open Graph, based on the route table. A language in which the item has no text
 * has no alternate.
 */
export const pageMetadata = async (page: PageMeta): Promise<Metadata> => {
  const { lang, route, params, alternates, query = '' } = page;
  const config = await getSiteConfig(lang);
  const urlByLang = languageLinks(route, params, alternates);
  const origin = publicUrl();
  const isHidden = page.noindex || routeOf(route).noindex;
  const offeredLanguages = languages.filter(
    (language) => hasPage(route, language) && (!alternates || alternates[language]),
  );
  const canonicalLang = offeredLanguages.includes(lang) ? lang : (offeredLanguages[0] ?? lang);
  const title = page.title
    ? `${page.title} – ${config.brandName}`
    : [config.brandName, config.brandTagline].filter(Boolean).join(' – ');
  const description = page.description || config.brandDescription;
  // An item of a section with share pictures has its own picture. Other pages use the configured picture.
  const imageUrl =
    sharePictureAddress(lang, route, params?.id, page.modifiedTime ?? page.publishedTime) ??
    (config.shareImage ? assetUrl(config.shareImage, 'og-1200x630') : undefined);
  return {
    metadataBase: new URL(origin),
    title,
    description,
    alternates: {
      canonical: `${origin}${urlByLang[canonicalLang]}${query}`,
      languages: {
        ...Object.fromEntries(
          offeredLanguages.map((language) => [languageCodes[language], `${origin}${urlByLang[language]}${query}`]),
        ),
        ...(offeredLanguages.includes(defaultLang)
          ? { 'x-default': `${origin}${urlByLang[defaultLang]}${query}` }
          : {}),
      },
      types: { 'application/rss+xml': `${origin}/feeds/${lang}/${feedOf(route)}.xml` },
    },
    robots: isHidden ? { index: false, follow: true } : { index: true, follow: true },
    openGraph: {
      type: page.type ?? 'website',
      siteName: config.brandName,
      title: page.title ?? config.brandName,
      description,
      url: `${origin}${urlByLang[lang]}${query}`,
      locale: languageCodes[lang].replace('-', '_'),
      alternateLocale: offeredLanguages
        .filter((language) => language !== lang)
        .map((language) => languageCodes[language].replace('-', '_')),
      ...(imageUrl
        ? { images: [{ url: imageUrl, width: 1200, height: 630, alt: page.title ?? config.brandName }] }
        : {}),
      ...(page.publishedTime ? { publishedTime: page.publishedTime } : {}),
      ...(page.modifiedTime ? { modifiedTime: page.modifiedTime } : {}),
    },
    twitter: { card: 'summary_large_image' },
  };
};
