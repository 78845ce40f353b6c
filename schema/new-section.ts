import { languageCodes, languages } from '@hat-nang/model/languages';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Snapshot } from './snapshot.ts';

/** Section whose tables are the template of a new section's tables. */
const TEMPLATE_COLLECTION = 'news';
type Row = Record<string, unknown>;

/** Returns a row of the template with the section's names. Keys of Studio texts (`$t:…`) are unchanged. */
function renameValues<T>(value: T, { collection }: NamedSection): T {
  const renameText = (text: string): string => {
    if (text.startsWith('$t:')) return text;
    if (text === TEMPLATE_COLLECTION) return collection;
    return text.replace(
      new RegExp(`(^|'|_)${TEMPLATE_COLLECTION}(?=_)`, 'g'),
      (_, separator: string) => separator + collection,
    );
  };
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return renameText(node);
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, walk(part)]));
  };
  return walk(value) as T;
}

/** Returns `is_pinned`, and the columns of the template that this section does not declare. */
function findOmittedFields({ category, picture, searched }: NamedSection): string[] {
  return [
    'is_pinned',
    ...(category?.column === 'category' ? [] : ['category']),
    ...(picture === 'image' ? [] : ['image']),
    ...(searched?.author === 'author' ? [] : ['author']),
  ];
}

const toTranslations = (text: (lang: (typeof languages)[number]) => Row) =>
  languages.map((lang) => ({ language: languageCodes[lang], ...text(lang) }));

/**
 * Returns the snapshot with the tables of a new section, copied from the template. Also adds the column of its favourites and its kind of categories, if
 * the section declares them.
 */
export function addSectionTables(snapshot: Snapshot, section: NamedSection): Snapshot {
  const { collection, word, names, favorite, category } = section;
  const isTemplateCollection = (name: string | null) =>
    name === TEMPLATE_COLLECTION || name === `${TEMPLATE_COLLECTION}_translations`;
  const omittedFields = findOmittedFields(section);
  const isKept = (row: { collection: string; field: string }) =>
    isTemplateCollection(row.collection) &&
    !(row.collection === TEMPLATE_COLLECTION && omittedFields.includes(row.field));

  const collections = snapshot.collections.filter(({ collection: name }) => isTemplateCollection(name));
  const lastSort = Math.max(...snapshot.collections.map(({ meta }) => Number(meta.sort ?? 0)));
  const isFavoriteOfTemplate = (row: { collection: string; field: string }) =>
    favorite !== undefined && row.collection === 'favorites' && row.field === TEMPLATE_COLLECTION;
  const addKind = (choices: unknown) =>
    category?.collection !== 'categories' ||
    !Array.isArray(choices) ||
    choices.some(({ value }) => value === collection)
      ? choices
      : [...choices, { text: languages.map((lang) => names[lang].all).join(' · '), value: collection }];

  return {
    ...snapshot,
    collections: [
      ...snapshot.collections,
      ...collections.map((row, index) => {
        const copy = renameValues(row, section);
        const prefix = { vi: index === 0 ? '' : 'Bản dịch: ', en: index === 0 ? '' : 'Translations: ' };
        const text = (lang: (typeof languages)[number], number: 'all' | 'one') => prefix[lang] + names[lang][number];
        return {
          ...copy,
          meta: {
            ...copy.meta,
            sort: lastSort + 1 + index,
            icon: index === 0 ? 'article' : copy.meta.icon,
            preview_url: index === 0 ? `$PUBLIC_URL/api/preview/${word}/{{id}}?version={{$version}}` : null,
            translations: toTranslations((lang) => ({
              plural: text(lang, 'all'),
              singular: text(lang, 'one'),
              translation: text(lang, 'all'),
            })),
          },
        };
      }),
    ],
    fields: [
      ...snapshot.fields.map((field) => {
        if (field.collection !== 'categories' || field.field !== 'kind') return field;
        const [options, display] = [field.meta.options as Row, field.meta.display_options as Row];
        return {
          ...field,
          meta: {
            ...field.meta,
            options: { ...options, choices: addKind(options.choices) },
            display_options: { ...display, choices: addKind(display.choices) },
          },
        };
      }),
      ...snapshot.fields.filter(isKept).map((field) => renameValues(field, section)),
      ...snapshot.fields.filter(isFavoriteOfTemplate).map((field) => ({
        ...field,
        field: String(favorite),
        meta: {
          ...field.meta,
          field: favorite,
          translations: toTranslations((lang) => ({ translation: names[lang].one })),
        },
        schema: { ...field.schema, name: favorite, foreign_key_table: collection },
      })),
    ],
    relations: [
      ...snapshot.relations,
      ...snapshot.relations.filter(isKept).map((relation) => renameValues(relation, section)),
      ...snapshot.relations.filter(isFavoriteOfTemplate).map((relation) => ({
        ...relation,
        field: String(favorite),
        related_collection: collection,
        meta: { ...relation.meta, many_field: favorite, one_collection: collection },
        schema: {
          ...relation.schema,
          column: favorite,
          foreign_key_table: collection,
          constraint_name: `favorites_${favorite}_foreign`,
        },
      })),
    ],
  };
}
