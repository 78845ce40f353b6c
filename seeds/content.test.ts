import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishableCollections } from '@hat-nang/model/publishing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Credentials } from './engine/community-rows.ts';
import { findContentProblems, findMissingContent, isKnownRoute } from './engine/content-rules.ts';
import { articleSections, audiences, categoryKeys, disabilityValues, readingAges } from './engine/content-schema.ts';
import { loadContent } from './engine/load-content.ts';
import { findDanglingRefs, isRef, type SeedTable } from './engine/rows.ts';
import { seedTables } from './seed.ts';

const seedsFolder = import.meta.dirname;
const content = loadContent(join(seedsFolder, 'demo'));
const readYaml = (path: string) => parse(readFileSync(join(seedsFolder, path), 'utf8'));
const login = (name: string) => ({ email: `${name}@hatnang.example.com`, username: name, password: 'Not-a-secret' });
const credentials: Credentials = {
  admin: login('admin'),
  editor: login('editor'),
  reviewer: login('reviewer'),
  desk: login('desk'),
  kid: login('kid'),
  adult: login('adult'),
};
const now = new Date('2026-11-21T05:00:00Z');
// Computed once, because it takes a second, and several on a busy machine.
const { tables, media } = seedTables({ credentials, now });
const rowsOf = (collection: string) => tables.find((table) => table.collection === collection)?.rows ?? [];

describe('the demo library', () => {
  test('every file follows its schema and no two bodies share a sentence', () => {
    expect(findContentProblems(content)).toEqual([]);
  });

  test('holds at least what the library has to hold', () => {
    expect(findMissingContent(content)).toEqual([]);
  });

  test('points only to items that exist, and every file it needs is there', () => {
    expect(findDanglingRefs(tables)).toEqual([]);
    expect(media.missing).toEqual([]);
  });
});

describe('the glossary', () => {
  test('explains 25 words, and each occurs in a book, in both languages', () => {
    expect(rowsOf('glossary_terms')).toHaveLength(25);
    for (const language of ['vi', 'en'] as const) {
      const text = content.items.books
        .flatMap(({ data }) => data.pages.flatMap((page) => page[language].say))
        .join('\n')
        .toLowerCase();
      const unused = rowsOf('glossary_terms_translations')
        .filter(({ key }) => key.endsWith(`/${language}`))
        .flatMap(({ fields: { word, other_forms } }) => {
          const forms = [word, ...(Array.isArray(other_forms) ? other_forms : [])].map(String);
          return forms.some((form) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text)) ? [] : [String(word)];
        });
      expect(unused, language).toEqual([]);
    }
  });
});

test('books have easy texts on all pages or on some, in both languages', () => {
  const pages = rowsOf('document_pages_translations');
  const easyPages = pages.filter(({ fields }) => fields.easy_text !== null).map(({ key }) => key.split('/')[0] ?? '');
  const countOf = (book: string) => easyPages.filter((key) => key === book).length;
  expect(countOf('morning-pho')).toBe(20);
  expect(countOf('sunflower-seed')).toBe(22);
  const teenBooks = ['alarm-on-the-night-bus', 'map-without-stairs', 'quiet-on-set', 'who-moves-the-nets'];
  expect(teenBooks.map(countOf)).toEqual([8, 8, 6, 6]);
  const middleBooks = ['drum-that-measured-rain', 'four-lunch-boxes', 'melons-at-sea'];
  expect(middleBooks.map(countOf)).toEqual([8, 12, 8]);
  const youngBooks = ['one-mango-short', 'red-boots-red-light', 'the-snail-has-no-ears'];
  expect(youngBooks.map(countOf)).toEqual([12, 12, 14]);
  const earlyReaderBooks = [
    'buffalo-and-the-boy',
    'clean-sea',
    'grandmas-stars',
    'little-boat',
    'map-of-sounds',
    'robot-feels',
    'the-quiet-drawer',
    'words-come-slowly',
  ];
  expect(earlyReaderBooks.map(countOf)).toEqual([14, 14, 12, 12, 12, 12, 14, 12]);
  expect(easyPages).toHaveLength(238);
});

test('four mental-health posts have an easy text in both languages', () => {
  const rows = rowsOf('mental_health_translations');
  const easyPosts = rows.filter(({ fields }) => fields.easy_body).map(({ key }) => key.split('/')[0] ?? '');
  const posts = ['exam-nerves', 'saying-no', 'talking-after-a-hard-day', 'when-a-pet-dies'];
  expect(easyPosts.sort()).toEqual(posts.flatMap((post) => [post, post]));
});

test('all books but two have an activity of each kind, in both languages', () => {
  const kinds = rowsOf('document_activities').map(({ key, fields }) => `${key.split('/')[0]} ${fields.kind}`);
  const withoutActivities = ['hands-that-talk', 'one-hand-kite'];
  const books = content.items.books.map(({ data }) => data.key).filter((book) => !withoutActivities.includes(book));
  expect(books).toHaveLength(26);
  expect(kinds.sort()).toEqual(books.flatMap((book) => [`${book} find`, `${book} what_would_you_do`]));
  expect(rowsOf('document_activities_translations')).toHaveLength(104);
});

describe('books with drawn clips', () => {
  const samples = content.items.books.filter(({ data }) => data.sign_language === 'sample').map(({ data }) => data.key);
  test('have clips, and neither a sign language nor its mark', () => {
    expect(samples).toHaveLength(4);
    for (const key of samples) {
      const texts = rowsOf('document_pages_translations').filter((row) => row.key.startsWith(`${key}/`));
      expect(texts.filter(({ fields }) => fields.sign_video !== null).length, key).toBeGreaterThan(5);
      const document = rowsOf('documents').find((row) => row.key === key);
      expect(document?.fields, key).toMatchObject({ has_sign_language: false, sign_language: null });
    }
  });

  test('are nowhere said to be signed, nor is the library to have signed books', () => {
    const claimPattern =
      /(mẫu|clip|xem|hay bằng) (ngôn ngữ )?ký hiệu\b|ký hiệu mẫu|hình động mẫu|(sample|animated|watch(ing)?) sign(ing)?\b|sign(ing)? clips?\b|in sign language/giu;
    // Folders whose texts may tell of people who sign: stories, articles and events.
    const dramaFolders = /^demo\/(books|study-documents|news|events|mental-health)\//;
    const filesOf = (path: string): string[] =>
      readdirSync(join(seedsFolder, path), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
      );
    const textFiles = ['reference', 'demo']
      .flatMap(filesOf)
      .filter((path) => path.endsWith('.yaml') && !dramaFolders.test(path));
    expect(textFiles.length).toBeGreaterThan(30);
    const foundClaims = textFiles.flatMap((path) =>
      [...readFileSync(join(seedsFolder, path), 'utf8').matchAll(claimPattern)].map(([words]) => `${path}: ${words}`),
    );
    expect(foundClaims).toEqual([]);
    const descriptions = content.items.books.flatMap(({ data: { vi, en } }) => [
      vi.seo_description,
      en.seo_description,
    ]);
    expect(descriptions.filter((text) => text?.match(claimPattern))).toEqual([]);
  });
});

describe('the reference data', () => {
  test('is in NFC', () => {
    for (const name of readdirSync(join(seedsFolder, 'reference')).filter((file) => file.endsWith('.yaml'))) {
      const text = readFileSync(join(seedsFolder, 'reference', name), 'utf8');
      expect(text === text.normalize('NFC'), name).toBe(true);
    }
  });

  test('starts the countries with Viet Nam, each once', () => {
    const countries: { iso2: string; dial: string; vi: string; en: string }[] = readYaml('reference/countries.yaml');
    expect(countries[0]).toEqual({ iso2: 'VN', dial: '+84', vi: 'Việt Nam', en: 'Viet Nam' });
    expect(countries.length).toBeGreaterThanOrEqual(245);
    for (const field of ['iso2', 'vi', 'en'] as const) {
      expect(new Set(countries.map((country) => country[field])).size, field).toBe(countries.length);
    }
  });

  test('knows the categories and options that content may name', () => {
    const kinds: { kind: string; categories: { key: string }[] }[] = readYaml('reference/categories.yaml');
    // Sections without their own schema are left out. The test of dangling references already checks their categories.
    const named = kinds.filter(({ kind }) => !articleSections.some(({ collection }) => collection === kind));
    expect(Object.fromEntries(named.map(({ kind, categories }) => [kind, categories.map(({ key }) => key)]))).toEqual(
      categoryKeys,
    );
    const groups: { key: string; options: { value: string }[] }[] = readYaml('reference/options.yaml');
    const values = (key: string) => groups.find((group) => group.key === key)?.options.map(({ value }) => value);
    expect(values('type_of_disabilities')).toEqual(disabilityValues);
    expect(values('reading_age')).toEqual(readingAges);
    expect(values('target_audience')).toEqual(audiences);
  });

  test('has menus that lead to pages of their own language', () => {
    const configs = readYaml('reference/app-configs.yaml');
    for (const language of ['vi', 'en'] as const) {
      const slugs = new Set(content.items.pages.map(({ data }) => data[language].slug));
      const { header_menu, foundation_menu, footer_menu, donate_url } = configs[language];
      const entries: { url: string; children?: { url: string }[] }[] = [
        ...header_menu,
        ...foundation_menu,
        ...footer_menu,
      ];
      const addresses = [
        donate_url,
        ...entries.flatMap((entry) => [entry.url, ...(entry.children ?? []).map(({ url }) => url)]),
      ];
      expect(addresses.filter((address) => !isKnownRoute(address, language, slugs))).toEqual([]);
    }
  });

  test('redirects to pages, and never in a loop', () => {
    const redirects: { from: string; to: string }[] = readYaml('reference/redirects.yaml');
    const sources = new Set(redirects.map(({ from }) => from));
    for (const { from, to } of redirects) {
      expect(sources.has(to), from).toBe(false);
      const language = to.startsWith('/en') ? 'en' : 'vi';
      expect(to.startsWith('https://') || isKnownRoute(to, language, new Set()), from).toBe(true);
    }
  });
});

describe('every collection and field is used', () => {
  type Field = { collection: string; field: string; schema?: object | null; meta: { special: string[] | null } };
  const snapshot: { fields: Field[] } = readYaml('../schema/snapshot.yaml');
  /** Columns that the seeds never set. Directus or a running site sets them. */
  const setElsewhere = /^(id|user_created|user_updated|date_created|date_updated)$/;
  const exceptions = new Set([
    'directus_users.deletion_requested_at', // set when a member asks for deletion
    'directus_roles.short_name', // schema/access.ts sets it
    'events.status_override', // an editor may override the computed status
    'documents.original_url', // every demo text was written for this library
    'documents.sign_language', // no person has signed a demo book yet
    'documents.signer', // the samples have no signer
    'glossary_terms.sign_video', // no person has signed a term yet
    'pages.image', // static pages are text
    'directus_files.is_decorative', // every demo picture is described
    'directus_files.blurred_colors', // computed after the upload
    // Fields of sections without their own schema. These sections have few demo articles, which do not use every field.
    ...articleSections.flatMap(({ collection, picture, favorite, searched }) => [
      `${collection}.${picture}`,
      `${collection}_translations.image_alt`,
      `${collection}.${searched?.author}`,
      `favorites.${favorite}`,
    ]),
    // These fields stay empty: every demo item has both languages, and none is in the trash.
    ...publishableCollections.flatMap((collection) => [
      `${collection}.is_vietnamese_only`,
      `${collection}.date_deleted`,
    ]),
    ...['message', 'text', 'author'].map((field) => `contact_answers.${field}`), // staff write answers
    'problem_reports.contact_message', // set if a visitor leaves an address
    // Visitors register for events.
    ...snapshot.fields
      .filter(({ collection }) => collection === 'event_registrations')
      .map(({ collection, field }) => `${collection}.${field}`),
    // A running library writes the weekly counts (docs/decisions/278-shown-counts.md).
    ...['week', 'kind', 'collection', 'item', 'title', 'count', 'shown'].map((field) => `weekly_counts.${field}`),
    'playlists.deleted_at', // set while a reader can undo a deletion
  ]);
  /** Fields that editors seldom need. One collection with a value is enough for this test. */
  const seldomUsedFields = ['seo_title', 'date_unpublished'];

  const columns = snapshot.fields.filter(({ schema, field }) => (schema ?? null) !== null && !setElsewhere.test(field));

  test('in the seeds', () => {
    const usedNames = new Set(
      tables.flatMap(({ collection, rows }: SeedTable) =>
        rows.flatMap(({ fields }) =>
          Object.entries(fields)
            .filter(([, value]) => isRef(value) || (value !== null && value !== ''))
            .map(([name]) => `${collection}.${name}`),
        ),
      ),
    );
    const unused = columns
      .map(({ collection, field }) => `${collection}.${field}`)
      .filter(
        (name) =>
          !usedNames.has(name) &&
          !exceptions.has(name) &&
          !seldomUsedFields.some((field) => name.endsWith(`.${field}`)),
      );
    expect(unused).toEqual([]);
    for (const field of seldomUsedFields)
      expect(
        [...usedNames].some((name) => name.endsWith(`.${field}`)),
        field,
      ).toBe(true);
  });
});
