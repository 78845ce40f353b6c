import { createPresets, readPresets, updatePreset } from '@directus/sdk';
import { declaredSections, sectionsWith } from '@hat-nang/model/sections';
import type { Section } from '@hat-nang/model/sections/section';
import type { Api } from './connect.ts';
import { hasSameValues } from './snapshot.ts';

/**
 * What the Studio's lists show before anybody arranged their own: columns, widths in pixels, order. Presets have numeric
 * ids; collection and bookmark identify ours, which belong to nobody in particular.
 */
type List = { columns: Record<string, number>; sort: string; limit?: number };

const OWN_LISTS: Record<string, List> = {
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
  redirects: { columns: { from: 320, to: 320, is_permanent: 130, is_active: 130 }, sort: 'from' },
  crisis_words: {
    columns: { phrase: 240, language: 110, variants: 320, doubtful: 200, exceptions: 240 },
    sort: 'phrase',
  },
  contact_messages: {
    columns: { state: 130, name: 200, email: 240, message: 320, date_created: 160 },
    sort: '-date_created',
  },
  problem_reports: {
    columns: { state: 130, kind: 160, document: 280, page: 100, message: 280, date_created: 160 },
    sort: '-date_created',
  },
  helpful_votes: {
    columns: { help_center: 320, is_helpful: 120, comment: 320, date_created: 160 },
    sort: '-date_created',
  },
};

/** A section whose items are shown by date needs no list of its own. */
const listOf = ({ picture, category }: Section): List => ({
  columns: {
    ...(picture ? { [picture]: 72 } : {}),
    translations: 300,
    ...(category?.column ? { [category.column]: 150 } : {}),
    status: 110,
    date_published: 150,
  },
  sort: '-date_published',
});

const LISTS: Record<string, List> = {
  ...Object.fromEntries(declaredSections.map((section) => [section.collection, listOf(section)])),
  ...OWN_LISTS,
};

type Preset = {
  collection: string;
  bookmark: string | null;
  user: null;
  role: null;
  layout: string;
  layout_query: Record<string, object> | null;
  layout_options: Record<string, object> | null;
  filter: Record<string, object[]> | null;
  search: null;
  icon: string;
  color: string | null;
};

const base = { user: null, role: null, search: null } as const;

function list(collection: string, { columns, sort, limit = 50 }: List): Preset {
  return {
    ...base,
    collection,
    bookmark: null,
    layout: 'tabular',
    layout_query: { tabular: { fields: Object.keys(columns), sort: [sort], limit, page: 1 } },
    layout_options: { tabular: { widths: columns, spacing: 'cozy' } },
    filter: null,
    icon: 'bookmark',
    color: null,
  };
}

/** The reviewer's list: what waits for a second pair of eyes. */
const inReview = sectionsWith('isReviewed').map(({ collection }): Preset => {
  const shown = LISTS[collection];
  if (!shown) throw new Error(`No list for ${collection}`);
  return {
    ...list(collection, shown),
    bookmark: '$t:bookmark_in_review',
    filter: { _and: [{ status: { _eq: 'in_review' } }] },
    icon: 'rate_review',
    color: '#FFA439',
  };
});

const calendar: Preset = {
  ...base,
  collection: 'events',
  bookmark: '$t:bookmark_calendar',
  layout: 'calendar',
  layout_query: null,
  layout_options: {
    calendar: { template: '{{translations}}', startDateField: 'starts_at', endDateField: 'ends_at', firstDay: 1 },
  },
  filter: null,
  icon: 'calendar_month',
  color: null,
};

const PRESETS = [...Object.entries(LISTS).map(([name, shown]) => list(name, shown)), ...inReview, calendar];

/** Lists and bookmarks of the Studio for everybody. Answers how many were changed; a person's own arrangement is left alone. */
export async function applyLists(api: Api): Promise<number> {
  const filter = { user: { _null: true }, role: { _null: true } } as const;
  const rows = await api.request(readPresets({ limit: -1, filter }));
  const target = PRESETS.map((preset) => ({
    preset,
    found: rows.find(({ collection, bookmark }) => collection === preset.collection && bookmark === preset.bookmark),
  }));
  const missing = target.filter(({ found }) => !found).map(({ preset }) => preset);
  const changed = target.filter(({ preset, found }) => found && !hasSameValues(found, preset));
  if (missing.length > 0) await api.request(createPresets(missing));
  for (const { preset, found } of changed) if (found) await api.request(updatePreset(found.id, preset));
  return missing.length + changed.length;
}
