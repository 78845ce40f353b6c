/** Schemas of seeds/reference/*.yaml and of seeds/demo-*.yaml. */
import { favoriteFields } from '@hat-nang/model/favorites';
import { declaredSections, sectionsWith } from '@hat-nang/model/sections';
import { z } from 'zod';

const text = z.string().min(1);
const icon = z.string().regex(/^[a-z0-9]+:[a-z0-9-]+$/);
const url = z.string().regex(/^(\/|https:\/\/)\S*$/, 'must be a path of the site or an https address');
const label = { vi: text, en: text };
/** Collections whose categories are stored in `categories`. */
const kinds = declaredSections.flatMap(({ collection, category }) =>
  category?.collection === 'categories' ? [collection] : [],
);

export const languagesSchema = z.array(z.strictObject({ code: text, name: text, direction: z.enum(['ltr', 'rtl']) }));
export const optionsSchema = z.array(
  z.strictObject({ key: text, ...label, options: z.array(z.strictObject({ value: text, ...label })) }),
);
export const countriesSchema = z.array(
  z.strictObject({ iso2: z.string().regex(/^[A-Z]{2}$/), dial: z.string().regex(/^\+\d{1,4}$/), ...label }),
);
const categoryText = z.strictObject({ name: text, slug: z.string().regex(/^[a-z0-9-]+$/), description: text });
export const categoriesSchema = z.array(
  z.strictObject({
    kind: z.enum(kinds),
    categories: z.array(
      z.strictObject({
        key: text,
        icon,
        color: z.string().regex(/^#[0-9a-f]{6}$/),
        vi: categoryText,
        en: categoryText,
      }),
    ),
  }),
);

const link = { name: text, url, icon: icon.optional(), target: z.enum(['_self', '_blank']).optional() };
const menu = z.array(z.strictObject({ ...link, children: z.array(z.strictObject(link)).optional() }));
const configText = z.strictObject({
  brand_name: text,
  brand_tagline: text,
  brand_description: text,
  header_menu: menu,
  footer_contact_title: text,
  address_label: text,
  address_text: text,
  address_map: url,
  phone: text,
  fax: text,
  email: z.email(),
  office_hours: text,
  foundation_title: text,
  foundation_menu: menu,
  follow_us_title: text,
  social_links: z.array(z.strictObject({ name: text, url, icon })).length(3),
  footer_menu: menu,
  copyright: text,
  donate_text: text,
  donate_url: url,
  emergency_title: text,
  emergency_text: text,
  emergency_contacts: z.array(z.strictObject({ name: text, phone: text, hours: text, description: text })),
});
export const appConfigsSchema = z.strictObject({
  is_released: z.boolean(),
  is_no_release_open: z.boolean(),
  embed_hosts: z.array(text),
  quick_exit_url: url,
  vi: configText,
  en: configText,
});
export const accountSettingsSchema = z.record(z.string(), z.union([z.number(), z.boolean(), text]));
export const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().startsWith('/'),
    to: url,
    permanent: z.boolean(),
    active: z.boolean(),
    note: text,
  }),
);
const wordGroup = z.array(text).min(2);
/** Schema of seeds/reference/search-words.yaml: groups of words with the same or a broader meaning, by language. */
export const searchWordsSchema = z.strictObject(
  Object.fromEntries(
    ['both', 'vi', 'en'].map((language) => [
      language,
      z.strictObject({ same: z.array(wordGroup), broader: z.array(wordGroup) }),
    ]),
  ),
);

const forms = z.array(text).default([]);
const crisisWord = z.strictObject({
  phrase: text,
  variants: forms,
  doubtful: forms,
  exceptions: forms,
  note: text.optional(),
});
export const crisisWordsSchema = z.strictObject({ vi: z.array(crisisWord), en: z.array(crisisWord) });

const keys = z.array(text).min(1);
/** Returns the name of a list of Home in demo-home.yaml: `home_news` becomes `news`. */
export const toHomeListName = (list: string): string => list.replace(/^home_/, '');
/** Schema of seeds/demo-home.yaml: the lists of Home with the keys of their items. */
export const homeSchema = z.record(
  z.enum(['categories', 'index_document_categories', ...sectionsWith('home').map(({ home }) => toHomeListName(home))]),
  keys,
);

const glossaryText = z.strictObject({ word: text, forms: z.array(text).optional(), meaning: text });
/** Schema of seeds/demo-glossary.yaml: words of the books with plain meanings. */
export const glossarySchema = z.array(
  z.strictObject({
    key: text,
    picture: z.strictObject({ book: text, page: z.number().int().min(1) }).optional(),
    vi: glossaryText,
    en: glossaryText,
  }),
);

const favorite = z.strictObject(
  Object.fromEntries(Object.values(favoriteFields).map((field) => [field, text.optional()])),
);
const person = z.strictObject({
  first_name: text,
  last_name: text,
  gender: text,
  age_range: text.optional(),
  you_are: text.optional(),
  school: text.optional(),
  phone: text.optional(),
  guardian_email: text.optional(),
  disabilities: z.array(text),
  is_history_recorded: z.boolean(),
  favorites: z.array(favorite),
  playlists: z.array(
    z.strictObject({
      key: text,
      title: text,
      description: text,
      share: z.enum(['open', 'revoked']).optional(),
      items: z.array(z.strictObject({ document: text, note: text.optional() })),
    }),
  ),
  watched: z.array(
    z.strictObject({
      document: text,
      language: z.enum(['vi', 'en']),
      page: z.number().int().min(1),
      position: z.number().int().min(0),
      finished: z.boolean(),
    }),
  ),
  consents: z.array(
    z.strictObject({
      kind: z.enum(['privacy', 'history', 'guardian']),
      version: text,
      granted: z.boolean(),
      withdrawn: z.iso.date().optional(),
    }),
  ),
});
/** Schema of seeds/demo-community.yaml: data of the demo members and visitors. */
export const communitySchema = z.strictObject({
  members: z.strictObject({ kid: person, adult: person }),
  contact_messages: z.array(
    z.strictObject({
      name: text,
      email: z.email(),
      phone: text.optional(),
      message: text,
      language: z.enum(['vi', 'en']),
      state: z.enum(['new', 'answered', 'closed']),
      note: text.optional(),
    }),
  ),
  problem_reports: z.array(
    z.strictObject({
      document: text,
      page: z.number().int().min(1),
      language: z.enum(['vi', 'en']),
      kind: z.enum(['text', 'picture', 'sound', 'sign', 'download', 'other']),
      message: text,
      state: z.enum(['new', 'answered', 'closed']),
    }),
  ),
  helpful_votes: z.array(
    z.strictObject({ help_center: text, helpful: z.boolean(), comment: text.optional(), voter: text }),
  ),
  daily_counts: z.array(
    z.strictObject({
      kind: text,
      /** Empty for sign-ups, which belong to no section. */
      collection: z.string(),
      /** Absent for the counts of a whole section. */
      item: text.optional(),
      a_week: z.number().int().min(1),
    }),
  ),
});
export type Community = z.infer<typeof communitySchema>;
export type Person = z.infer<typeof person>;
