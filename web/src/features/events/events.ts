import {
  EventCalendarDocument,
  type EventCardFragment,
  EventChoicesDocument,
  EventDetailDocument,
  type EventDetailFragment,
  EventListDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { query, unkept } from '@/cms/query';
import { present } from '@/cms/rows';
import { safeHref } from '@/cms/safe-href';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';
import { type ListQuery, lastPage, pageSize } from '@/routing/list-query';
import { dateFilter, monthsOf, statusFilter } from './event-filters.ts';
import { type EventStatus, type EventTimes, eventStatus } from './event-status.ts';

/** What makes an event easier to attend. */
export type AccessFact = 'interpreter' | 'captions' | 'quietRoom' | 'wheelchair';

/** An event in one language (specification, section 3), as lists show it. */
export interface EventCard {
  id: number;
  title: string;
  slug: string;
  summary: string;
  /** Name of the place; empty for an event that is only online. */
  place: string;
  isOnline: boolean;
  access: AccessFact[];
  category?: string;
  times: EventTimes;
  /** What the server saw; the open page corrects it at the minute. */
  status: EventStatus;
  picture?: Picture;
  publishedAt: string;
  updatedAt?: string;
  url: string;
  /** Shown in another language than asked: noted on the page, kept from search engines. */
  isFallback: boolean;
}

export interface Event extends EventCard {
  /** Sanitised HTML. */
  body: string;
  address: string;
  accessNote: string;
  organizer: string;
  mapUrl?: string;
  onlineUrl?: string;
  seoTitle: string;
  seoDescription: string;
  alternates: Alternates;
  /** Address of the picture that other sites show, on our own host. */
  shareImage?: string;
}

export interface EventChoices {
  categories: { id: number; name: string }[];
  /** Months in which something takes place (`2026-11`), the latest first. */
  months: string[];
}

export interface EventPage {
  items: EventCard[];
  total: number;
  /** Pages of 12 items, at most 500. */
  pages: number;
}

/** Directus row → card; undefined for a row without any text. */
export const toEventCard = (raw: EventCardFragment, lang: Lang, now = Date.now()): EventCard | undefined => {
  const picked = pickTranslation(raw.translations, lang);
  if (!picked) return undefined;
  const { text, isFallback } = picked;
  const id = Number(raw.id);
  const slug = text.slug ?? '';
  const times: EventTimes = {
    startsAt: String(raw.starts_at),
    endsAt: String(raw.ends_at),
    statusOverride: raw.status_override ?? undefined,
  };
  const access: [AccessFact, boolean][] = [
    ['interpreter', raw.has_interpreter],
    ['captions', raw.has_captions],
    ['quietRoom', raw.has_quiet_room],
    ['wheelchair', raw.is_wheelchair_accessible],
  ];
  return {
    id,
    title: text.title ?? '',
    slug,
    summary: text.summary ?? '',
    place: text.location_name ?? '',
    isOnline: safeHref(raw.online_url) !== undefined,
    access: access.filter(([, has]) => has).map(([fact]) => fact),
    category: pickTranslation(raw.category?.translations, lang)?.text.name ?? undefined,
    times,
    status: eventStatus(times, now),
    picture: toPicture(raw.image, text.image_alt),
    publishedAt: String(raw.date_published ?? raw.date_created ?? ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    url: href(lang, 'eventDetail', { slug, id }),
    isFallback,
  };
};

/** Directus row → event. */
const toEvent = (raw: EventDetailFragment, lang: Lang): Event | undefined => {
  const card = toEventCard(raw, lang);
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!card || !text) return undefined;
  return {
    ...card,
    body: sanitizeHtml(text.body),
    address: text.location_address ?? '',
    accessNote: text.access_note ?? '',
    organizer: raw.organizer ?? '',
    mapUrl: safeHref(raw.map_url),
    onlineUrl: safeHref(raw.online_url),
    seoTitle: text.seo_title || card.title,
    seoDescription: text.seo_description || card.summary,
    alternates: alternatesOf(raw.translations),
    shareImage: raw.image ? assetUrl(raw.image, 'og-1200x630') : undefined,
  };
};

const tags = [collectionTag('events'), TAG.categories, TAG.all];

/** One page of the events; the order goes by when they begin. */
export const listEvents = async (
  lang: Lang,
  { page, sort, category, status, month }: ListQuery,
  { limit = pageSize, except }: { limit?: number; except?: number } = {},
): Promise<EventPage> => {
  const direction = sort === 'oldest' ? '' : '-';
  const conditions = [
    ...(category ? [{ category: { id: { _eq: category } } }] : []),
    ...(status ? [statusFilter(status)] : []),
    ...(month ? [dateFilter(month)] : []),
    ...(except ? [{ id: { _neq: except } }] : []),
  ];
  const data = await query(
    EventListDocument,
    {
      filter: conditions.length > 0 ? { _and: conditions } : {},
      sort: [`${direction}starts_at`, `${direction}id`],
      limit,
      offset: (page - 1) * limit,
    },
    { tags },
  );
  const total = Number(data.events_aggregated[0]?.count?.id ?? 0);
  return {
    items: data.events.map((raw) => toEventCard(raw, lang)).filter(present),
    total,
    pages: Math.min(lastPage, Math.max(1, Math.ceil(total / limit))),
  };
};

/** The events with these ids, in any order; those that the public may not see are left out. */
export const listEventsById = async (lang: Lang, ids: number[]): Promise<EventCard[]> => {
  const { events } = await query(EventListDocument, { filter: { id: { _in: ids } }, limit: ids.length }, unkept);
  return events.map((raw) => toEventCard(raw, lang)).filter(present);
};

/** What the list can be narrowed to. */
export const getEventChoices = async (lang: Lang): Promise<EventChoices> => {
  const { categories, times } = await query(EventChoicesDocument, {}, { tags });
  return {
    categories: categories.flatMap(({ id, translations }) => {
      const name = pickTranslation(translations, lang)?.text.name;
      return name ? [{ id: Number(id), name }] : [];
    }),
    months: monthsOf(times.map(({ starts_at, ends_at }) => [String(starts_at), String(ends_at)])),
  };
};

/** One event, or undefined when there is none that the public may see. */
export const getEvent = async (lang: Lang, id: number): Promise<Event | undefined> => {
  const { events } = await query(
    EventDetailDocument,
    { id },
    { tags: [itemTag('events', id), TAG.categories, TAG.all] },
  );
  return events[0] && toEvent(events[0], lang);
};

/** The latest events with all their facts, for calendars; at most 200. */
export const listCalendarEvents = async (lang: Lang): Promise<Event[]> => {
  const { events } = await query(EventCalendarDocument, { limit: 200 }, { tags });
  return events.map((raw) => toEvent(raw, lang)).filter(present);
};

/** What else is on: events that go on or come, the soonest first. */
export const listNextEvents = async (lang: Lang, except: number, limit = 3): Promise<EventCard[]> => {
  const soonest = { page: 1, sort: 'oldest' } as const;
  const live = (await listEvents(lang, { ...soonest, status: 'live' }, { limit, except })).items;
  const upcoming = (await listEvents(lang, { ...soonest, status: 'upcoming' }, { limit, except })).items;
  return [...live, ...upcoming].slice(0, limit);
};
