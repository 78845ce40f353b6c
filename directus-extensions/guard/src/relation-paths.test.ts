import { describe, expect, it } from 'vitest';
import { findClosedPath, findFieldWithoutColumn, type PathQuery, type PathSchema } from './relation-paths.ts';

const relation = (collection: string, field: string, related_collection: string, one_field: string | null = null) => ({
  collection,
  field,
  related_collection,
  meta: { one_field },
});
const table = (primary: string, ...aliases: string[]) => ({
  primary,
  fields: Object.fromEntries([[primary, { alias: false }], ...aliases.map((name) => [name, { alias: true }])]),
});

const SCHEMA: PathSchema = {
  collections: {
    app_configs: table('id', 'home_news'),
    app_configs_news: table('id'),
    news: table('id', 'translations'),
    news_translations: table('id'),
    categories: table('id', 'translations'),
    documents: table('id', 'categories'),
    documents_categories: table('id'),
    languages: table('code'),
    options: table('id'),
    playlists: table('id', 'items'),
    playlist_items: table('id'),
    directus_users: table('id'),
  },
  relations: [
    relation('app_configs_news', 'app_configs_id', 'app_configs', 'home_news'),
    relation('app_configs_news', 'news_id', 'news'),
    relation('news', 'category', 'categories'),
    relation('news', 'user_created', 'directus_users'),
    relation('news_translations', 'news_id', 'news', 'translations'),
    relation('news_translations', 'languages_code', 'languages'),
    relation('categories_translations', 'categories_id', 'categories', 'translations'),
    relation('documents', 'reading_age', 'options'),
    relation('documents_categories', 'documents_id', 'documents', 'categories'),
    relation('documents_categories', 'categories_id', 'categories'),
    relation('playlist_items', 'playlist', 'playlists', 'items'),
    relation('playlist_items', 'document', 'documents'),
  ],
};

describe('closedPath', () => {
  it.each<[string, PathQuery]>([
    ['news', {}],
    ['news', { filter: { _and: [{ author: { _eq: 'An' } }, { 'year(date_published)': { _eq: 2026 } }] } }],
    ['news', { filter: { 'count(translations)': { _gt: 0 } } }],
    ['news', { filter: { category: { _eq: 1 } }, sort: ['-date_published', 'id'] }],
    ['news', { filter: { category: { id: { _in: [1, 2] } } } }],
    ['news', { filter: { translations: { slug: { _eq: 'a' }, languages_code: { _eq: 'vi-VN' } } } }],
    ['news', { filter: { translations: { _some: { languages_code: { code: { _eq: 'vi-VN' } } } } } }],
    ['news', { sort: ['translations.title'] }],
    ['news', { deep: { translations: { _filter: { languages_code: { _eq: 'vi-VN' } }, _sort: ['id'] } } }],
    ['documents', { filter: { categories: { categories_id: { id: { _eq: 1 } } } } }],
    ['documents', { filter: { categories: { categories_id: { _eq: 1 } } } }],
    ['documents', { filter: { reading_age: { value: { _eq: '3-6' } } } }],
    ['playlists', { filter: { items: { document: { _eq: 1 } } } }],
  ])('%s %j reads only what the caller may see', (collection, query) => {
    expect(findClosedPath(SCHEMA, collection, query)).toBeUndefined();
  });

  it.each<[string, PathQuery, string]>([
    [
      'app_configs',
      { filter: { home_news: { news_id: { author: { _starts_with: 'A' } } } } },
      'home_news.news_id.author',
    ],
    ['app_configs', { filter: { home_news: { news_id: { category: { _eq: 1 } } } } }, 'home_news.news_id.category'],
    [
      'app_configs',
      { filter: { home_news: { _some: { news_id: { status: { _eq: 'draft' } } } } } },
      'home_news.news_id.status',
    ],
    ['app_configs', { filter: { 'count(home_news)': { _gt: 3 } } }, 'count(home_news)'],
    ['news', { filter: { category: { status: { _eq: 'draft' } } } }, 'category.status'],
    [
      'news',
      { filter: { _or: [{ id: { _eq: 1 } }, { category: { translations: { name: { _eq: 'a' } } } }] } },
      'category.translations.name',
    ],
    ['news', { filter: { user_created: { email: { _starts_with: 'a' } } } }, 'user_created.email'],
    ['news', { sort: ['-user_created.email'] }, 'user_created.email'],
    ['news', { filter: { translations: { news_id: { author: { _eq: 'A' } } } } }, 'translations.news_id.author'],
    ['news', { deep: { translations: { _filter: { news_id: { author: { _eq: 'A' } } } } } }, 'news_id.author'],
    [
      'news',
      { deep: { category: { _sort: ['status'], translations: { _sort: ['categories_id.status'] } } } },
      'categories_id.status',
    ],
    [
      'news',
      { filter: { '$FOLLOW(app_configs_news,news_id)': { id: { _eq: 1 } } } },
      '$FOLLOW(app_configs_news,news_id).id',
    ],
    [
      'news',
      { filter: { translations: { title: { _eq: 'a' } } }, alias: { translations: 'category' } },
      'translations',
    ],
    ['playlists', { filter: { items: { document: { author: { _eq: 'A' } } } } }, 'items.document.author'],
    ['news', { group: ['category.status'] }, 'category.status'],
  ])('%s %j reads too far', (collection, query, path) => {
    expect(findClosedPath(SCHEMA, collection, query)).toBe(path);
  });
});

describe('fieldWithoutColumn', () => {
  it('finds aliases of fields', () => {
    expect(findFieldWithoutColumn(SCHEMA, 'news', { aggregate: { count: ['translations'] } })).toBe('translations');
    expect(findFieldWithoutColumn(SCHEMA, 'news', { group: ['translations'] })).toBe('translations');
    expect(findFieldWithoutColumn(SCHEMA, 'news', { aggregate: { count: ['*', 'id', 'nope'] } })).toBeUndefined();
    expect(findFieldWithoutColumn(SCHEMA, 'constructor', { aggregate: { count: ['id'] } })).toBeUndefined();
  });
});
