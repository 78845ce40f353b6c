import { languageCodes, languages } from '@hat-nang/model/languages';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Snapshot } from './snapshot.ts';

/** Section whose tables are the template of new ones. */
const PATTERN = 'news';
type Row = Record<string, unknown>;

/** Returns a row of the template with the section's names. Notes and other texts of the Studio are unchanged. */
function renamed<T>(value: T, { collection }: NamedSection): T {
  const name = (text: string): string => {
    if (text.startsWith('$t:')) return text;
    if (text === PATTERN) return collection;
    return text.replace(new RegExp(`(^|'|_)${PATTERN}(?=_)`, 'g'), (_, before: string) => before + collection);
  };
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return name(each);
    if (Array.isArray(each)) return each.map(walk);
    if (each === null || typeof each !== 'object') return each;
    return Object.fromEntries(Object.entries(each).map(([inner, part]) => [inner, walk(part)]));
  };
  return walk(value) as T;
}

/** Returns the columns of the template that this section does not declare. */
function leftOut({ category, picture, searched }: NamedSection): string[] {
  return [
    'is_pinned',
    ...(category?.column === 'category' ? [] : ['category']),
    ...(picture === 'image' ? [] : ['image']),
    ...(searched?.author === 'author' ? [] : ['author']),
  ];
}

const translated = (text: (lang: (typeof languages)[number]) => Row) =>
  languages.map((lang) => ({ language: languageCodes[lang], ...text(lang) }));

/** Returns the snapshot with the tables of a new section, copied from the template. */
export function withSection(snapshot: Snapshot, section: NamedSection): Snapshot {
  const { collection, word, names, favorite, category } = section;
  const isPattern = (name: string | null) => name === PATTERN || name === `${PATTERN}_translations`;
  const omittedFields = leftOut(section);
  const isKept = (row: { collection: string; field: string }) =>
    isPattern(row.collection) && !(row.collection === PATTERN && omittedFields.includes(row.field));

  const collections = snapshot.collections.filter(({ collection: name }) => isPattern(name));
  const last = Math.max(...snapshot.collections.map(({ meta }) => Number(meta.sort ?? 0)));
  const ofFavorites = (row: { collection: string; field: string }) =>
    favorite !== undefined && row.collection === 'favorites' && row.field === PATTERN;
  const withKind = (choices: unknown) =>
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
        const copy = renamed(row, section);
        const prefix = { vi: index === 0 ? '' : 'Bản dịch: ', en: index === 0 ? '' : 'Translations: ' };
        const text = (lang: (typeof languages)[number], number: 'all' | 'one') => prefix[lang] + names[lang][number];
        return {
          ...copy,
          meta: {
            ...copy.meta,
            sort: last + 1 + index,
            icon: index === 0 ? 'article' : copy.meta.icon,
            preview_url: index === 0 ? `$PUBLIC_URL/api/preview/${word}/{{id}}` : null,
            translations: translated((lang) => ({
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
            options: { ...options, choices: withKind(options.choices) },
            display_options: { ...display, choices: withKind(display.choices) },
          },
        };
      }),
      ...snapshot.fields.filter(isKept).map((field) => renamed(field, section)),
      ...snapshot.fields.filter(ofFavorites).map((field) => ({
        ...field,
        field: String(favorite),
        meta: {
          ...field.meta,
          field: favorite,
          translations: translated((lang) => ({ translation: names[lang].one })),
        },
        schema: { ...field.schema, name: favorite, foreign_key_table: collection },
      })),
    ],
    relations: [
      ...snapshot.relations,
      ...snapshot.relations.filter(isKept).map((relation) => renamed(relation, section)),
      ...snapshot.relations.filter(ofFavorites).map((relation) => ({
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
