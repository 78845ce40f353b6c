import type { SiteConfig } from '@/cms/config';
import type { Lang } from '@/i18n/languages';
import { href } from '@/i18n/routes';

/** schema.org Organization: who runs the library, with the ways to reach it. */
export const organizationJsonLd = (
  lang: Lang,
  { brandName, brandDescription, contact, followUs, logo }: SiteConfig,
  origin: string,
) => ({
  '@type': 'Organization',
  name: brandName,
  description: brandDescription,
  url: `${origin}${href(lang, 'home')}`,
  logo: logo ? `${origin}${logo.src}` : `${origin}/icons/icon-512.png`,
  ...(contact.email ? { email: contact.email } : {}),
  ...(contact.phone ? { telephone: contact.phone } : {}),
  ...(contact.address
    ? { address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'VN' } }
    : {}),
  sameAs: followUs.links.map(({ url }) => url).filter((url) => url.startsWith('http')),
});
