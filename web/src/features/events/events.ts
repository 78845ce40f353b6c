import {
  EventCalendarDocument,
  type EventCardFragment,
  EventDetailDocument,
  type EventDetailFragment,
  type EventDetailQuery,
  EventListDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { type Picture, toPicture } from '@/cms/assets';
import { toCategory } from '@/cms/categories';
import { countPages, type ListPage, readByIds, readItemById, readListPage } from '@/cms/lists';
import { addMapMarker } from '@/cms/marked-map';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { safeHref } from '@/cms/safe-href';
import { pickTranslation } from '@/cms/translation';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';
import { type ListQuery, pageSize } from '@/routing/list-query';
import { createMonthFilter, createStatusFilter } from './event-filters.ts';
import { type EventStatus, type EventTimes, eventStatus } from './event-status.ts';

/** An accessibility feature of an event. */
export type AccessFact = 'interpreter' | 'captions' | 'quietRoom' | 'wheelchair';

/** The facts of an event that lists read (docs/specification.md §3). */
interface EventCardFacts {
  /** Name of the venue. Empty without a venue, for example for an online event. */
  place: string;
  isOnline: boolean;
  access: AccessFact[];
  category?: string;
  times: EventTimes;
  /** Status at render time. On an open page, `LiveEventStatus` updates the status when the event begins or ends. */
  status: EventStatus;
}

interface EventFacts extends EventCardFacts {
  address: string;
  accessNote: string;
  organizer: string;
  mapUrl?: string;
  onlineUrl?: string;
  /** Link to the recording of the event. */
  recordingUrl?: string;
  reportUrl?: string;
}

/** A picture of a map that an editor uploaded. */
export interface EventMap {
  picture: Picture;
  /** Position of the place as CSS lengths: the focal point of the file. Undefined if an editor has not set it. */
  pin?: { left: string; top: string };
  /** Directions in words. Empty if there are none. */
  note: string;
}

export type EventCard = ArticleCard & EventCardFacts;
export type Event = Article & EventFacts & { map?: EventMap };

const sharedTags = [TAG.categories, TAG.all];
/** Cache tags of lists of events. */
export const eventsTags = [collectionTag('events'), ...sharedTags];

/** Converts a Directus row to a card. Undefined for a row without any translation. */
export const toEventCard = (raw: EventCardFragment, lang: Lang, now = Date.now()): EventCard | undefined => {
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
  return toCard(raw, lang, 'eventsDetail', (text) => ({
    place: text.location_name ?? '',
    isOnline: safeHref(raw.online_url) !== undefined,
    access: access.filter(([, isAvailable]) => isAvailable).map(([fact]) => fact),
    category: toCategory(raw.category, lang)?.name,
    times,
    status: eventStatus(times, now),
  }));
};

/** Converts a Directus row to an event. Undefined for a row without any translation. */
export const toEvent = (raw: EventDetailFragment, lang: Lang, now = Date.now()): Event | undefined =>
  toArticle(raw, lang, toEventCard(raw, lang, now), (text) => ({
    address: text.location_address ?? '',
    accessNote: text.access_note ?? '',
    organizer: raw.organizer ?? '',
    mapUrl: addMapMarker(safeHref(raw.map_url)),
    onlineUrl: safeHref(raw.online_url),
    recordingUrl: safeHref(raw.recording_url),
    reportUrl: safeHref(raw.report_url),
  }));

/** Returns the map of an event in one language. Without a map in this language, the map of another language is shown, because most maps need no words. */
export const toEventMap = (raw: EventDetailQuery['items'][number], lang: Lang): EventMap | undefined => {
  const text = pickTranslation(raw.translations, lang)?.text;
  const picture = toPicture(text?.map_image ?? raw.translations.find(({ map_image }) => map_image)?.map_image, '');
  if (!picture) return undefined;
  const [left, top] = picture.objectPosition?.split(' ') ?? [];
  return { picture, note: text?.map_note ?? '', ...(left && top ? { pin: { left, top } } : {}) };
};

/** Reads one page of the events that match the query, sorted by start time. */
export const listEvents = (
  lang: Lang,
  { page, sort, category, status, month }: ListQuery,
  { limit, except, offset }: { limit?: number; except?: number; offset?: number } = {},
): Promise<ListPage<EventCard>> => {
  const conditions = [
    ...(category ? [{ category: { id: { _eq: category } } }] : []),
    ...(status ? [createStatusFilter(status)] : []),
    ...(month ? [createMonthFilter(month)] : []),
    ...(except ? [{ id: { _neq: except } }] : []),
  ];
  return readListPage(
    EventListDocument,
    conditions.length > 0 ? { _and: conditions } : {},
    { page, sort },
    { by: 'starts_at', limit, offset, tags: eventsTags, toCard: (raw) => toEventCard(raw, lang) },
  );
};

const statusOrder = [
  ['live', 'oldest'],
  ['upcoming', 'oldest'],
  ['over', 'recent'],
] as const;

/**
 * Reads one page of the events that match the query: live events, then upcoming events by ascending start, then past events by descending start. The order
 * `oldest` sorts only by start.
 */
export const listEventsLiveFirst = async (lang: Lang, listQuery: ListQuery): Promise<ListPage<EventCard>> => {
  if (listQuery.sort === 'oldest') return listEvents(lang, listQuery);
  const items: EventCard[] = [];
  let skippedCount = (listQuery.page - 1) * pageSize;
  let remainingCount = pageSize;
  let total = 0;
  for (const [status, sort] of statusOrder) {
    if (listQuery.status && listQuery.status !== status) continue;
    const statusPage = await listEvents(lang, { ...listQuery, status, sort }, { offset: skippedCount });
    const shownItems = statusPage.items.slice(0, remainingCount);
    items.push(...shownItems);
    remainingCount -= shownItems.length;
    total += statusPage.total;
    skippedCount = Math.max(0, skippedCount - statusPage.total);
  }
  return { items, total, pages: countPages(total) };
};

/** Reads the public events with these ids. The result has no defined order. */
export const listEventsById = async (lang: Lang, ids: number[]): Promise<EventCard[]> =>
  (await readByIds(EventListDocument, ids)).map((raw) => toEventCard(raw, lang)).filter(isPresent);

/** Reads one event. Undefined if no public event has this id, or if the event has no translation. */
export const getEvent = async (lang: Lang, id: number): Promise<Event | undefined> => {
  const raw = await readItemById(EventDetailDocument, 'events', id, sharedTags);
  const event = raw && toEvent(raw, lang);
  return event && { ...event, map: toEventMap(raw, lang) };
};

/** Reads all fields of the 200 events with the latest start, for the calendar file. */
export const listCalendarEvents = async (lang: Lang): Promise<Event[]> => {
  const { items } = await query(EventCalendarDocument, { limit: 200 }, { tags: eventsTags });
  return items.map((raw) => toEvent(raw, lang)).filter(isPresent);
};

/**
 * Reads at most `limit` events: live events, then upcoming events, each by ascending start.
 * @param exceptId id of an event to leave out
 */
export const listNextEvents = async (lang: Lang, exceptId?: number, limit = 3): Promise<EventCard[]> => {
  const soonestFirstQuery = { page: 1, sort: 'oldest' } as const;
  const liveEvents = (await listEvents(lang, { ...soonestFirstQuery, status: 'live' }, { limit, except: exceptId }))
    .items;
  const upcomingEvents = (
    await listEvents(lang, { ...soonestFirstQuery, status: 'upcoming' }, { limit, except: exceptId })
  ).items;
  return [...liveEvents, ...upcomingEvents].slice(0, limit);
};
