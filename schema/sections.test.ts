import { type AnySection, declaredSections as declared, sections } from '@hat-nang/model/sections';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from './snapshot.ts';

/** Collections with a `status` that are not sections, with the reason. */
const NO_SECTIONS = {
  categories: 'groups items of sections; has no page of its own but the lists',
  help_center_sections: 'groups the articles of the help centre',
  glossary_terms: 'explains words in the pages of documents; has no page of its own',
};

const { collections, fields, relations } = readSnapshot();
const columnsOf = (collection: string) =>
  fields.filter((field) => field.collection === collection).map(({ field }) => field);
const relatedCollectionOf = (collection: string, field: string) =>
  relations.find((relation) => relation.collection === collection && relation.field === field)?.related_collection;
/** Finds the relations of tables whose rows are deleted with the parent, and edited in a list field of the parent. */
const relationsOwnedBy = (parent: string) =>
  relations.filter(
    ({ related_collection, meta, schema }) =>
      related_collection === parent && meta.one_field && schema?.on_delete === 'CASCADE',
  );

describe.each(declared.map((section) => [section.word, section] as const))('the section %s', (_word, section) => {
  const {
    collection,
    searched,
    category,
    moments = [],
    favorite,
    picture,
    home,
    parts = {},
    ownColumns = [],
  } = section;

  it('has the columns that every section has', () => {
    expect(columnsOf(collection)).toEqual(
      expect.arrayContaining(['id', 'status', 'date_published', 'date_unpublished', 'date_updated', 'translations']),
    );
    expect(columnsOf(`${collection}_translations`)).toEqual(
      expect.arrayContaining([`${collection}_id`, 'languages_code', 'title', 'slug']),
    );
  });

  it('names columns that exist', () => {
    const facts = Object.values(searched?.facts ?? {});
    const itemColumns = [
      searched?.author,
      searched?.moment,
      category?.column,
      ...facts,
      ...moments,
      ...ownColumns,
    ].filter((name) => name);
    expect(columnsOf(collection)).toEqual(expect.arrayContaining(itemColumns));
    const textColumns = searched ? [searched.summary, ...searched.body] : [];
    const columns = [...columnsOf(collection), ...columnsOf(`${collection}_translations`)];
    expect(columns).toEqual(expect.arrayContaining(textColumns));
  });

  it('declares the collections that its columns reference', () => {
    if (category?.column !== undefined)
      expect(relatedCollectionOf(collection, category.column)).toBe(category.collection);
    if (favorite !== undefined) expect(relatedCollectionOf('favorites', favorite)).toBe(collection);
  });

  it('declares its picture if it has one', () => {
    const pictures = relations.filter(
      (relation) => relation.collection === collection && relation.related_collection === 'directus_files',
    );
    expect(pictures.map(({ field }) => field)).toEqual(picture === undefined ? [] : [picture]);
    if (favorite !== undefined) expect(picture).toBeDefined();
  });

  it('declares every table of its parts, with the column that references the item', () => {
    const ownedRelations = relationsOwnedBy(collection).filter(({ meta }) => meta.one_field !== 'translations');
    expect(Object.fromEntries(ownedRelations.map((relation) => [relation.collection, relation.field]))).toEqual(parts);
  });

  it('is on Home with the list that it declares', () => {
    if (home === undefined) return;
    const junction = relations.find((relation) => relation.meta.one_field === home);
    expect([junction?.collection, junction?.related_collection]).toEqual([`app_configs_${collection}`, 'app_configs']);
    expect(relatedCollectionOf(`app_configs_${collection}`, `${collection}_id`)).toBe(collection);
  });

  it('is previewed under its word', () => {
    const previewUrl = collections.find((row) => row.collection === collection)?.meta.preview_url;
    expect(previewUrl).toMatch(new RegExp(`/api/preview/${section.word}/`));
  });
});

describe('the sections', () => {
  it.each(['word', 'collection', 'favorite'] as const)('have no %s twice', (name) => {
    const declaredValues = declared.flatMap((section) => section[name] ?? []);
    expect(new Set(declaredValues).size).toBe(declaredValues.length);
  });

  it('have a different letter each in the search index', () => {
    const letters = declared.flatMap(({ searched }) => searched?.letter ?? []);
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('the snapshot', () => {
  const collectionsOf = (list: readonly AnySection[]) => list.map(({ collection }): string => collection).sort();

  it('has no undeclared collection with a status', () => {
    const statusCollections = fields.filter(({ field }) => field === 'status').map(({ collection }) => collection);
    const content = statusCollections.filter((collection) => !collection.startsWith('directus_')).sort();
    expect(content).toEqual([...collectionsOf([...sections]), ...Object.keys(NO_SECTIONS)].sort());
  });

  it('previews no other collection', () => {
    const previewedCollections = collections.filter(({ meta }) => meta.preview_url).map(({ collection }) => collection);
    expect(previewedCollections.sort()).toEqual(collectionsOf([...sections]));
  });

  it('has favourites only of sections', () => {
    const favoriteFields = relations.filter(({ collection }) => collection === 'favorites').map((row) => row.field);
    const users = ['user', 'user_created', 'user_updated'];
    const favorites = declared.flatMap(({ favorite }) => favorite ?? []);
    expect(favoriteFields.filter((field) => !users.includes(field)).sort()).toEqual([...favorites].sort());
  });

  it('offers only sections and categories for Home', () => {
    const junctions = relationsOwnedBy('app_configs').map((relation) => relation.collection);
    const sectionJunctions = declared.flatMap(({ home, collection }) => (home ? [`app_configs_${collection}`] : []));
    const otherTables = ['app_configs_categories', 'app_configs_index_categories', 'app_configs_translations'];
    expect(junctions.sort()).toEqual([...sectionJunctions, ...otherTables].sort());
  });

  it('offers the kinds of categories that sections have', () => {
    const kind = fields.find(({ collection, field }) => collection === 'categories' && field === 'kind');
    const options = kind?.meta.options as { choices: { value: string }[] } | undefined;
    const kinds = declared.flatMap(({ collection, category }) =>
      category?.collection === 'categories' ? [collection] : [],
    );
    expect(options?.choices.map(({ value }) => value).sort()).toEqual([...kinds].sort());
  });
});
