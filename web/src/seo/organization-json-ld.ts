import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';

/** Returns a schema.org Organization with e-mail address, telephone number and postal address, if configured. */
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
