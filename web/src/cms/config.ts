import { SiteConfigDocument, type SiteConfigQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { TAG } from '@hat-nang/model/tags';
import { unstable_cache } from 'next/cache';
import { z } from 'zod';
import { type Picture, type RawFile, toPicture } from './assets.ts';
import { markedMap } from './marked-map.ts';
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

/** An emergency contact. */
interface EmergencyContact {
  name: string;
  phone: string;
  hours: string;
  description: string;
}

/** `app_configs` in one language (docs/specification.md §3 "Application configuration"). A missing text is an empty string. */
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
  embedHosts: string[];
  /** Where the quick exit leads; without it to the news. */
  quickExit?: string;
  emergency: { title: string; text: string; contacts: EmergencyContact[] };
}

const emergencyContact: z.ZodType<EmergencyContact> = z.object({
  name: z.string().catch(''),
  // A dialable phone number; anything else would be a dead link where it is needed most.
  phone: z.string().regex(/^\+?[\d ().-]{2,24}$/),
  hours: z.string().catch(''),
  description: z.string().catch(''),
});

const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    name: z.string().catch(''),
    url: z
      .string()
      .transform((url) => safeHref(url) ?? '#')
      .catch('#'),
    target: z.enum(['_self', '_blank']).catch('_self'),
    icon: z.string().optional().catch(undefined),
    children: z
      .array(menuItem)
      .nullish()
      .transform((items) => items ?? [])
      .catch([]),
  }),
);

/** A menu as entered by an editor: invalid entries are left out, never a broken page. */
const toMenu = (raw: unknown): MenuItem[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const parsed = menuItem.safeParse(item);
    return parsed.success && parsed.data.name ? [parsed.data] : [];
  });

const toEmergencyContacts = (raw: unknown): EmergencyContact[] =>
  (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const parsed = emergencyContact.safeParse(item);
    return parsed.success && parsed.data.name ? [parsed.data] : [];
  });

type RawConfig = NonNullable<SiteConfigQuery['app_configs']>;

/** Used when no configuration was ever read. */
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
  embedHosts: [],
  emergency: { title: '', text: '', contacts: [] },
};

/** Directus row → SiteConfig. */
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
      map: markedMap(safeHref(text.address_map)),
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
    embedHosts: z.array(z.string()).catch([]).parse(raw.embed_hosts),
    quickExit: safeHref(raw.quick_exit_url),
    emergency: {
      title: text.emergency_title ?? '',
      text: text.emergency_text ?? '',
      contacts: toEmergencyContacts(text.emergency_contacts),
    },
  };
};

const week = 7 * 24 * 3600;
let lastGood: SiteConfigQuery | undefined;

/** Seconds for which a page without header and footer may be cached: a fresh process has no configuration yet. */
const withoutConfig = 5;

/** Next caches a page no longer than the shortest lifetime of its reads. */
const remakePageSoon = (): Promise<unknown> =>
  unstable_cache(async () => true, ['no configuration'], { tags: [TAG.config, TAG.all], revalidate: withoutConfig })();

/** Languages and configuration in one read, cached 7 days and refreshed when they change (docs/specification.md §9). */
const readConfig = async (): Promise<SiteConfigQuery | undefined> => {
  try {
    lastGood = await query(SiteConfigDocument, {}, { tags: [TAG.config, TAG.all], revalidate: week });
  } catch (error) {
    // The specification's rule: a failed read is logged, and the page renders without it.
    console.error('configuration not read', error instanceof Error ? error.message : error);
    if (!lastGood) await remakePageSoon();
  }
  return lastGood;
};

/** The configuration in one language: the last good one while Directus is down, else an empty one. */
export const getSiteConfig = async (lang: Lang): Promise<SiteConfig> =>
  toSiteConfig((await readConfig())?.app_configs, lang);

/** A fingerprint of the configuration; an open page compares it once (docs/design-notes.md "Failures"). */
export const configVersion = async (): Promise<string> => {
  const { createHash } = await import('node:crypto');
  return createHash('sha256')
    .update(JSON.stringify((await readConfig()) ?? {}))
    .digest('base64url')
    .slice(0, 16);
};
