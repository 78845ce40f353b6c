import { createPresets, readPresets, updatePreset } from '@directus/sdk';
import { ROLE } from '@hat-nang/model/ids';
import { TRASH_STATUS } from '@hat-nang/model/publishing';
import { declaredSections } from '@hat-nang/model/sections';
import type { Section } from '@hat-nang/model/sections/section';
import type { Api } from './connect.ts';
import { hasSameValues } from './snapshot.ts';

/**
 * Default list of a collection in the Studio: columns with widths in pixels, order, and filter. The ids of presets differ between installations, so
 * collection, bookmark and role identify the presets of this project. These presets belong to no user.
 */
type ListSettings = {
  columns: Record<string, number>;
  sort: string | readonly string[];
  limit?: number;
  conditions?: readonly object[];
};

const OWN_LISTS: Record<string, ListSettings> = {
  documents: {
    columns: { cover: 72, translations: 270, type: 130, status: 110, date_published: 150, popularity: 100 },
    sort: '-date_published',
  },
  events: { columns: { image: 72, translations: 290, starts_at: 150, ends_at: 150, status: 110 }, sort: '-starts_at' },
  help_center_sections: { columns: { translations: 320, icon: 180, status: 130 }, sort: 'sort' },
  help_center: { columns: { translations: 380, section: 220, status: 130, date_updated: 160 }, sort: 'sort' },
  about_us: { columns: { image: 72, translations: 380, status: 130, date_published: 160 }, sort: 'sort' },
  pages: { columns: { translations: 380, key: 160, status: 130, date_updated: 160 }, sort: 'key' },
  categories: { columns: { translations: 280, kind: 180, icon: 180, color: 100, status: 130 }, sort: 'sort' },
  option_groups: { columns: { translations: 320, key: 220, options: 160 }, sort: 'key' },
  countries: { columns: { translations: 320, iso2: 120, country_code: 160 }, sort: 'sort' },
  search_words: { columns: { name: 220, words: 420, language: 130, relation: 150, is_active: 110 }, sort: 'name' },
  glossary_terms: { columns: { picture: 72, translations: 300, sign_video: 140, status: 130 }, sort: 'id' },
  redirects: { columns: { from: 320, to: 320, is_permanent: 130, is_active: 130 }, sort: 'from' },
  crisis_words: {
    columns: { phrase: 240, language: 110, variants: 320, doubtful: 200, exceptions: 240 },
    sort: 'phrase',
  },
  weekly_counts: { columns: { week: 140, kind: 220, collection: 180, title: 320, shown: 120 }, sort: '-week' },
  contact_messages: {
    columns: { state: 130, name: 200, email: 240, message: 320, date_created: 160 },
    sort: '-date_created',
  },
  problem_reports: {
    columns: { state: 130, kind: 160, document: 280, page: 100, message: 280, date_created: 160 },
    sort: '-date_created',
  },
  event_registrations: {
    columns: { event: 260, state: 120, people: 90, name: 180, email: 220, access_needs: 280, date_created: 160 },
    sort: ['-event', 'date_created'],
  },
  helpful_votes: {
    columns: { help_center: 320, is_helpful: 120, comment: 320, date_created: 160 },
    sort: '-date_created',
  },
};

/** Returns the list of a section that has no entry in `OWN_LISTS`. The newest items come first. */
const listOf = ({ picture, category }: Section): ListSettings => ({
  columns: {
    ...(picture ? { [picture]: 72 } : {}),
    translations: 300,
    ...(category?.column ? { [category.column]: 150 } : {}),
    status: 110,
    date_published: 150,
  },
  sort: '-date_published',
});

const outsideTrashFilter = { status: { _neq: TRASH_STATUS } };

const LISTS: Record<string, ListSettings> = {
  ...OWN_LISTS,
  ...Object.fromEntries(
    declaredSections.map((section) => [
      section.collection,
      { ...(OWN_LISTS[section.collection] ?? listOf(section)), conditions: [outsideTrashFilter] },
    ]),
  ),
};

type Preset = {
  collection: string;
  bookmark: string | null;
  user: null;
  role: string | null;
  layout: string;
  layout_query: Record<string, object> | null;
  layout_options: Record<string, object> | null;
  filter: Record<string, object[]> | null;
  search: null;
  icon: string;
  color: string | null;
};

const basePreset = { user: null, role: null, search: null } as const;

const IN_30_DAYS = '$NOW(+30 days)';

function toPreset(collection: string, { columns, sort, limit = 50, conditions }: ListSettings): Preset {
  return {
    ...basePreset,
    collection,
    bookmark: null,
    layout: 'tabular',
    layout_query: { tabular: { fields: Object.keys(columns), sort: [sort].flat(), limit, page: 1 } },
    layout_options: { tabular: { widths: columns, spacing: 'cozy' } },
    filter: conditions ? { _and: [...conditions] } : null,
    icon: 'bookmark',
    color: null,
  };
}

interface Bookmark {
  readonly bookmark: string;
  readonly icon: string;
  readonly color: string | null;
  readonly conditions: readonly object[];
  /** Roles that see the list. The default is every role that may read the collection. */
  readonly roles?: readonly string[];
}

/**
 * Selects items without English, or whose English lacks a text that publishing requires. `_none` takes only one condition; conditions on the plain path
 * hold for the same translation. Pages of a book are left out, because a page may have only a picture.
 */
const missingEnglishFilter = ({ publication }: Section) => ({
  _or: [
    { translations: { _none: { languages_code: { _eq: 'en-US' } } } },
    {
      _and: [
        { translations: { languages_code: { _eq: 'en-US' } } },
        { _or: publication.texts.map((text) => ({ translations: { [text]: { _empty: true } } })) },
      ],
    },
  ],
});

/** Shared bookmarks of each section. */
const contentBookmarks = (section: Section): readonly Bookmark[] => [
  {
    bookmark: '$t:bookmark_in_review',
    icon: 'rate_review',
    color: '#FFA439',
    conditions: [{ status: { _eq: 'in_review' } }],
  },
  {
    bookmark: '$t:bookmark_mine',
    icon: 'person',
    color: null,
    conditions: [{ user_created: { _eq: '$CURRENT_USER' } }, outsideTrashFilter],
    roles: [ROLE.editor, ROLE.reviewer],
  },
  {
    bookmark: '$t:bookmark_scheduled',
    icon: 'schedule_send',
    color: null,
    conditions: [{ status: { _eq: 'published' } }, { date_published: { _gt: '$NOW' } }],
  },
  {
    bookmark: '$t:bookmark_expiring',
    icon: 'hourglass_bottom',
    color: null,
    conditions: [{ status: { _eq: 'published' } }, { date_unpublished: { _between: ['$NOW', IN_30_DAYS] } }],
  },
  {
    bookmark: '$t:bookmark_missing_english',
    icon: 'translate',
    color: null,
    // An item marked as Vietnamese only counts as complete without English.
    conditions: [missingEnglishFilter(section), { is_vietnamese_only: { _eq: false } }, outsideTrashFilter],
  },
  {
    bookmark: '$t:bookmark_trash',
    icon: 'delete',
    color: null,
    conditions: [{ status: { _eq: TRASH_STATUS } }],
  },
];
const UNREAD_BOOKMARK: Bookmark = {
  bookmark: '$t:bookmark_unread',
  icon: 'mark_email_unread',
  color: '#FFA439',
  conditions: [{ state: { _eq: 'new' } }],
};

function toBookmarks(collection: string, { roles, conditions, ...look }: Bookmark): Preset[] {
  const listSettings = LISTS[collection];
  if (!listSettings) throw new Error(`No list for ${collection}`);
  const preset: Preset = { ...toPreset(collection, listSettings), ...look, filter: { _and: [...conditions] } };
  return roles === undefined ? [preset] : roles.map((role) => ({ ...preset, role }));
}

const BOOKMARKS: readonly Preset[] = [
  ...declaredSections.flatMap((section) =>
    contentBookmarks(section).flatMap((settings) => toBookmarks(section.collection, settings)),
  ),
  ...['contact_messages', 'problem_reports'].flatMap((collection) => toBookmarks(collection, UNREAD_BOOKMARK)),
];

/** Default list of members for the desk. Unverified accounts come first. Directus has no bookmarks for users. */
const MEMBER_LIST: Preset = {
  ...toPreset('directus_users', {
    columns: { username: 180, email: 240, role: 110, status: 130, email_verified_at: 160, last_access: 160 },
    sort: ['-status', '-last_access'],
  }),
  role: ROLE.desk,
};

const CALENDAR_BOOKMARK: Preset = {
  ...basePreset,
  collection: 'events',
  bookmark: '$t:bookmark_calendar',
  layout: 'calendar',
  layout_query: null,
  layout_options: {
    calendar: { template: '{{translations}}', startDateField: 'starts_at', endDateField: 'ends_at', firstDay: 1 },
  },
  filter: { _and: [outsideTrashFilter] },
  icon: 'calendar_month',
  color: null,
};

const PRESETS: readonly Preset[] = [
  ...Object.entries(LISTS).map(([name, listSettings]) => toPreset(name, listSettings)),
  ...BOOKMARKS,
  CALENDAR_BOOKMARK,
  MEMBER_LIST,
];

/** Applies the shared lists and bookmarks of the Studio. Returns the number of changes. Presets of users are not changed. */
export async function applyStudioLists(api: Api): Promise<number> {
  const filter = { user: { _null: true } } as const;
  const rows = await api.request(readPresets({ limit: -1, filter }));
  const target = PRESETS.map((preset) => ({
    preset,
    found: rows.find(
      ({ collection, bookmark, role }) =>
        collection === preset.collection && bookmark === preset.bookmark && (role ?? null) === preset.role,
    ),
  }));
  const missing = target.filter(({ found }) => !found).map(({ preset }) => preset);
  const changedPresets = target.filter(({ preset, found }) => found && !hasSameValues(found, preset));
  if (missing.length > 0) await api.request(createPresets(missing));
  for (const { preset, found } of changedPresets) if (found) await api.request(updatePreset(found.id, preset));
  return missing.length + changedPresets.length;
}
