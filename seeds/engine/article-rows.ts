import { slugify } from '@hat-nang/model/slug';
import {
  type Article,
  type Articles,
  articleSections,
  type Content,
  type EventItem,
  type HelpCenterSection,
} from './content-schema.ts';
import type { MediaLibrary } from './media.ts';
import { moveDayToPast, relativeMoment, toUtcMoment } from './moments.ts';
import { optionRef, translationRows, translationTable } from './reference-rows.ts';
import { type Language, type Ref, ref, type SeedTable, type Value } from './rows.ts';
import { worksheetPath } from './worksheet-schema.ts';

type Titled = { title: string; slug?: string };
type Item = { key: string; vi: Titled; en: Titled };

/** Returns the moment of publication. Items of the same day get different minutes, because the order by date must be unique. */
function toPublishedAt(day: string, seedingDay: string, index: number): string {
  const minutes = 7 * 60 + ((index * 37) % 600);
  const padToTwo = (part: number) => String(part).padStart(2, '0');
  return toUtcMoment(moveDayToPast(day, seedingDay), `${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`);
}

/** Returns when an event is published: 30 days before its start, but at the latest the day before the seeding day, because every event must be visible. */
function toAnnouncedAt(starts: string, seedingDay: string): string {
  const moments = [relativeMoment(starts, seedingDay, -30), relativeMoment('-1d 07:00', seedingDay)];
  return new Date(Math.min(...moments.map(Date.parse))).toISOString();
}

/** Returns two tables: the rows of a collection, and the rows of its translations with titles and slugs. */
function itemTables<T extends Item>(
  collection: string,
  items: T[],
  fieldsOf: (item: T, index: number) => Record<string, Value>,
  follows?: string[],
): SeedTable[] {
  const createSlug = (text: Titled) => text.slug ?? slugify(text.title);
  return [
    {
      collection,
      followedFields: follows,
      matchSlug: {
        collection: `${collection}_translations`,
        parent: `${collection}_id`,
        slugs: new Map(items.map((item) => [item.key, createSlug(item.vi)])),
      },
      rows: items.map((item, index) => ({ key: item.key, fields: { status: 'published', ...fieldsOf(item, index) } })),
    },
    translationTable(
      collection,
      items.flatMap((item) =>
        translationRows(collection, item.key, (language) => ({ ...item[language], slug: createSlug(item[language]) })),
      ),
    ),
  ];
}

/**
 * Returns the tables of news, events, mental-health posts, help sections and articles, about-us articles, and static pages. Rows reference only earlier rows.
 */
export function articleTables(
  content: Content,
  sections: HelpCenterSection[],
  media: MediaLibrary,
  seedingDay: string,
): SeedTable[] {
  const addImage = (folder: string, item: { key: string; vi: { title: string; image_alt: string } }) =>
    media.use(`${folder}/${item.key}/image.webp`, {
      folder: 'library',
      title: item.vi.title,
      description: item.vi.image_alt,
    });
  return [
    ...itemTables('news', content.news, (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      category: ref('categories', item.category),
      author: item.author,
      is_pinned: item.pinned ?? false,
      image: addImage('news', item),
    })),
    ...itemTables(
      'events',
      content.events.map((item) => toEventWithMap(item, media)),
      (item) => ({
        category: ref('categories', item.category),
        starts_at: relativeMoment(item.starts, seedingDay),
        ends_at: relativeMoment(item.ends, seedingDay),
        date_published: toAnnouncedAt(item.starts, seedingDay),
        // The page of an event stays for a year after the event, for visitors who look for its content.
        date_unpublished: relativeMoment(item.ends, seedingDay, 365),
        online_url: item.online_url ?? null,
        map_url: item.map_url ?? null,
        recording_url: item.recording_url ?? null,
        report_url: item.report_url ?? null,
        has_registration: item.registration !== undefined,
        places: item.registration?.places ?? null,
        registration_deadline: item.registration?.deadline
          ? relativeMoment(item.registration.deadline, seedingDay)
          : null,
        organizer: item.organizer,
        has_interpreter: item.interpreter,
        has_captions: item.captions,
        has_quiet_room: item.quiet_room,
        is_wheelchair_accessible: item.wheelchair,
        image: addImage('events', item),
      }),
      ['starts_at', 'ends_at', 'date_published', 'date_unpublished', 'registration_deadline'],
    ),
    ...itemTables('mental_health', content['mental-health'], (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      category: ref('categories', item.category),
      author: item.author,
      reviewer: item.reviewer,
      review_date: moveDayToPast(item.review_date, seedingDay),
      reading_minutes: item.reading_minutes,
      image: addImage('mental-health', item),
    })),
    {
      collection: 'mental_health_audiences',
      isJoin: true,
      match: ['mental_health_id', 'options_id'],
      rows: content['mental-health'].flatMap((item) =>
        item.audience.map((audience, index) => ({
          key: `${item.key}/${audience}`,
          fields: {
            mental_health_id: ref('mental_health', item.key),
            options_id: optionRef('target_audience', audience),
            sort: index + 1,
          },
        })),
      ),
    },
    ...buildSectionTables(sections),
    ...itemTables('help_center', content['help-center'], (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      section: ref('help_center_sections', item.section),
      sort: item.sort,
    })),
    ...itemTables('about_us', content['about-us'], (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      sort: item.sort,
      image: addImage('about-us', item),
    })),
    ...itemTables('pages', content.pages, (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      key: item.key,
    })),
  ];
}

/** Returns the tables of sections that have no schema of their own (content-schema.ts). */
export function plainArticleTables(articles: Articles, media: MediaLibrary, seedingDay: string): SeedTable[] {
  return articleSections.flatMap(({ word, collection, category, picture, searched }) => {
    const items = (articles[word] ?? []).map((item) => ({
      ...item,
      vi: toTextWithWorksheet(word, item, 'vi', media),
      en: toTextWithWorksheet(word, item, 'en', media),
    }));
    return itemTables(collection, items, (item, index) => ({
      date_published: toPublishedAt(item.published, seedingDay, index),
      ...(category?.column && item.category ? { [category.column]: ref(category.collection, item.category) } : {}),
      ...(searched?.author && item.author ? { [searched.author]: item.author } : {}),
      ...(picture
        ? {
            [picture]: media.use(`${word}/${item.key}/image.webp`, {
              folder: 'library',
              title: item.vi.title,
              description: item.vi.image_alt,
              isOptional: true,
            }),
          }
        : {}),
      ...item.columns,
      ...mapValues(item.options, optionRef),
      ...mapValues(item.books, (_, key) => ref('documents', key)),
    }));
  });
}

const mapValues = (values: Record<string, string> = {}, toRef: (name: string, value: string) => Ref) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toRef(name, value)]));

/** Adds the drawn map of an event to its texts. The focal point of the file is the place. */
function toEventWithMap(item: EventItem, media: MediaLibrary) {
  if (item.map === undefined) return item;
  const title = `Bản đồ: ${item.vi.location_name}`;
  const about = { folder: 'library', title, description: title, focalPoint: item.map.pin } as const;
  const map_image = media.use(`events/${item.key}/map.webp`, about);
  return { ...item, vi: { ...item.vi, map_image }, en: { ...item.en, map_image } };
}

/** Replaces the tasks of a worksheet by the id of its PDF, which `npm run worksheets` makes. */
function toTextWithWorksheet(word: string, item: Article, language: Language, media: MediaLibrary) {
  const { worksheet, ...text } = item[language];
  if (worksheet === undefined) return text;
  const path = worksheetPath(word, item, language);
  return { ...text, worksheet: media.use(path, { folder: 'library', title: worksheet.title }) };
}

function buildSectionTables(sections: HelpCenterSection[]): SeedTable[] {
  const createSlug = (text: HelpCenterSection['vi']) => text.slug ?? slugify(text.name);
  return [
    {
      collection: 'help_center_sections',
      matchSlug: {
        collection: 'help_center_sections_translations',
        parent: 'help_center_sections_id',
        slugs: new Map(sections.map((section) => [section.key, createSlug(section.vi)])),
      },
      rows: sections.map(({ key, icon }, index) => ({ key, fields: { icon, sort: index + 1, status: 'published' } })),
    },
    translationTable(
      'help_center_sections',
      sections.flatMap((section) =>
        translationRows('help_center_sections', section.key, (language) => ({
          ...section[language],
          slug: createSlug(section[language]),
        })),
      ),
    ),
  ];
}
