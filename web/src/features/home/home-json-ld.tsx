import type { Lang } from '@hat-nang/model/languages';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { JsonLd } from '@/seo/json-ld';
import { organizationJsonLd } from '@/seo/organization-json-ld';
import { webSiteJsonLd } from '@/seo/web-site-json-ld';

/** Data about the site and its foundation for search engines. Both Homes contain the data. */
export async function HomeJsonLd({ lang }: { lang: Lang }) {
  const config = await getSiteConfig(lang);
  return (
    <>
      <JsonLd data={webSiteJsonLd(lang, config, publicUrl())} />
      <JsonLd data={organizationJsonLd(lang, config, publicUrl())} />
    </>
  );
}
