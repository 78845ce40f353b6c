import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';

/** Returns a schema.org WebSite with name and search address, and the description if configured. */
export const webSiteJsonLd = (lang: Lang, { brandName, brandDescription }: SiteConfig, origin: string) => ({
  '@type': 'WebSite',
  name: brandName,
  ...(brandDescription ? { description: brandDescription } : {}),
  url: `${origin}${href(lang, 'home')}`,
  inLanguage: languageCodes[lang],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href(lang, 'searchAll')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
