import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import { getT } from '@/i18n/server';
import { organizationJsonLd } from '@/seo/organization-json-ld';

/** Returns a schema.org ContactPage with opening hours (docs/specification.md §9 "Contact hours"). */
export const contactJsonLd = (lang: Lang, config: SiteConfig, origin: string) => ({
  '@type': 'ContactPage',
  name: getT(lang)('contact:title'),
  inLanguage: languageCodes[lang],
  url: `${origin}${href(lang, 'contact')}`,
  mainEntity: {
    ...organizationJsonLd(lang, config, origin),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...(config.contact.phone ? { telephone: config.contact.phone } : {}),
      ...(config.contact.email ? { email: config.contact.email } : {}),
      availableLanguage: ['vi', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
    },
  },
});
