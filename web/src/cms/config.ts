import { SiteConfigDocument, type SiteConfigQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { unstable_cache } from 'next/cache';
import * as z from 'zod/mini';
import { type Picture, type RawFile, toPicture } from './assets.ts';
import { addMapMarker } from './marked-map.ts';
import { query } from './query.ts';
import { safeHref } from './safe-href.ts';
import { pickTranslation } from './translation.ts';

export interface MenuItem {
  name: string;
  url: string;
  target: '_self' | '_blank';
  icon?: string;
  children: MenuItem[];
}

interface EmergencyContact {
  name: string;
  phone: string;
  hours: string;
  description: string;
}

/**
 * `app_configs` in one language (docs/specification.md §3 "Application configuration"). A missing required text is an empty string; a missing optional field
 * is undefined.
 */
export interface SiteConfig {
  brandName: string;
  brandTagline: string;
  brandDescription: string;
  logo?: Picture;
  shareImage?: RawFile;
  startImages: { kid?: Picture; adult?: Picture };
  headerMenu: MenuItem[];
  contact: {
    title: string;
    addressLabel: string;
    address: string;
    map?: string;
    phone: string;
    fax: string;
    email: string;
    officeHours: string;
  };
  foundation: { title: string; menu: MenuItem[] };
  followUs: { title: string; links: MenuItem[] };
  footerMenu: MenuItem[];
  copyright: string;
  donate: { text: string; url?: string };
  /** Target of the quick exit. If undefined, the quick exit opens the news. */
  quickExit?: string;
  emergency: { title: string; text: string; contacts: EmergencyContact[] };
}

const emergencyContactSchema: z.ZodMiniType<EmergencyContact> = z.object({
  name: z.catch(z.string(), ''),
  // Only dialable numbers are accepted, because the link must work in an emergency.
  phone: z.string().check(z.regex(/^\+?[\d ().-]{2,24}$/)),
  hours: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
});

const menuItemSchema: z.ZodMiniType<MenuItem> = z.lazy(() =>
  z.object({
    name: z.catch(z.string(), ''),
    url: z.catch(
      z.pipe(
        z.string(),
        z.transform((url) => safeHref(url) ?? '#'),
      ),
      '#',
    ),
    target: z.catch(z.enum(['_self', '_blank']), '_self'),
    icon: z.catch(z.optional(z.string()), undefined),
    children: z.pipe(z.optional(z.unknown()), z.transform(toMenu)),
  }),
);

/**
 * Converts a menu entered by an editor. At every level, entries without a name are left out, and other invalid values are replaced by defaults, so that they
 * cannot break the page.
 */
function toMenu(raw: unknown): MenuItem[] {
  return (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const parsed = menuItemSchema.safeParse(item);
    return parsed.success && parsed.data.name ? [parsed.data] : [];
  });
}

const toEmergencyContacts = (raw: unknown): EmergencyContact[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const parsed = emergencyContactSchema.safeParse(item);
    return parsed.success && parsed.data.name ? [parsed.data] : [];
  });

type RawConfig = NonNullable<SiteConfigQuery['app_configs']>;

/** Configuration without texts. Used until the first successful read, and if `app_configs` has no translation. */
export const emptyConfig: SiteConfig = {
  brandName: '',
  brandTagline: '',
  brandDescription: '',
  startImages: {},
  headerMenu: [],
  contact: { title: '', addressLabel: '', address: '', phone: '', fax: '', email: '', officeHours: '' },
  foundation: { title: '', menu: [] },
  followUs: { title: '', links: [] },
  footerMenu: [],
  copyright: '',
  donate: { text: '' },
  emergency: { title: '', text: '', contacts: [] },
};

const toSiteConfig = (raw: RawConfig | null | undefined, lang: Lang): SiteConfig => {
  const text = pickTranslation(raw?.translations, lang)?.text;
  if (!raw || !text) return emptyConfig;
  return {
    brandName: text.brand_name ?? '',
    brandTagline: text.brand_tagline ?? '',
    brandDescription: text.brand_description ?? '',
    logo: toPicture(raw.logo, ''),
    shareImage: raw.share_image ?? undefined,
    startImages: { kid: toPicture(raw.start_image_kid, ''), adult: toPicture(raw.start_image_adult, '') },
    headerMenu: toMenu(text.header_menu),
    contact: {
      title: text.footer_contact_title ?? '',
      addressLabel: text.address_label ?? '',
      address: text.address_text ?? '',
      map: addMapMarker(safeHref(text.address_map)),
      phone: text.phone ?? '',
      fax: text.fax ?? '',
      email: text.email ?? '',
      officeHours: text.office_hours ?? '',
    },
    foundation: { title: text.foundation_title ?? '', menu: toMenu(text.foundation_menu) },
    followUs: { title: text.follow_us_title ?? '', links: toMenu(text.social_links) },
    footerMenu: toMenu(text.footer_menu),
    copyright: text.copyright ?? '',
    donate: { text: text.donate_text ?? '', url: safeHref(text.donate_url) },
    quickExit: safeHref(raw.quick_exit_url),
    emergency: {
      title: text.emergency_title ?? '',
      text: text.emergency_text ?? '',
      contacts: toEmergencyContacts(text.emergency_contacts),
    },
  };
};

const weekSeconds = 7 * 24 * 3600;
let lastReadConfig: SiteConfigQuery | undefined;

/** Cache time in seconds of a page that was rendered without the configuration, because a new process could not read it. */
const noConfigSeconds = 5;

/** Shortens the cache time of the page with a short-lived read. Next caches a page only for the shortest lifetime of its reads. */
const shortenPageLifetime = (): Promise<unknown> =>
  unstable_cache(async () => true, ['no configuration'], {
    tags: [TAG.config, TAG.all],
    revalidate: noConfigSeconds,
  })();

/**
 * Reads languages and configuration together. The response is cached for 7 days and refreshed after a change (docs/specification.md §9). After a failure,
 * returns the last read response.
 */
const readConfig = async (): Promise<SiteConfigQuery | undefined> => {
  try {
    lastReadConfig = await query(SiteConfigDocument, {}, { tags: [TAG.config, TAG.all], revalidate: weekSeconds });
  } catch (error) {
    // A failed read is only logged, and the page is still rendered, as the specification requires.
    console.error('configuration not read', error instanceof Error ? error.message : error);
    if (!lastReadConfig) await shortenPageLifetime();
  }
  return lastReadConfig;
};

/** Returns the configuration in one language. While Directus is down, returns the last read configuration, or an empty configuration if none was read. */
export const getSiteConfig = async (lang: Lang): Promise<SiteConfig> =>
  toSiteConfig((await readConfig())?.app_configs, lang);

const hostName = /^[a-z\d-]+(\.[a-z\d-]+)+$/;

/** Returns the hosts whose pages a text may embed. Entries that are no host names are left out, because the policy of every page contains the hosts. */
export const readEmbedHosts = async (): Promise<string[]> =>
  z
    .catch(z.array(z.string()), [])
    .parse((await readConfig())?.app_configs?.embed_hosts)
    .filter((host) => hostName.test(host));

/**
 * Returns a hash of the configuration and the languages. An open page once compares the hash from its rendering with the current hash
 * (web/src/components/layout/config-check.tsx).
 */
export const configVersion = async (): Promise<string> => {
  const { createHash } = await import('node:crypto');
  return createHash('sha256')
    .update(JSON.stringify((await readConfig()) ?? {}))
    .digest('base64url')
    .slice(0, 16);
};
