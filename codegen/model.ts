import { readCollections, readFields, readRelations } from '@directus/sdk';
import { readTexts } from '../schema/apply-settings.ts';
import type { Api } from '../schema/connect.ts';
import { JSON_FIELDS } from './json-shapes.ts';

type RawField = {
  collection: string;
  field: string;
  type: string;
  schema: { is_nullable: boolean; is_primary_key: boolean } | null;
  meta: {
    special: string[] | null;
    interface: string | null;
    options: { choices?: { value: string }[]; allowNone?: boolean; allowOther?: boolean } | null;
  } | null;
};
type RawRelation = {
  collection: string;
  field: string;
  related_collection: string | null;
  meta: { one_field: string | null } | null;
};
type RawCollection = { collection: string; schema: unknown; meta: { singleton: boolean } | null };

export type ModelField = {
  name: string;
  /** Type name in Directus: string, integer, timestamp … */
  type: string;
  nullable: boolean;
  /** Collection of the related item or items. For a many-to-many field, the junction collection. */
  target?: string;
  /** True if the value is a list of related items. */
  list: boolean;
  /** Values of a dropdown without other values. The generated types allow only these values. */
  choices?: string[];
  /** Type of a JSON field's value. */
  json?: string;
};
type ModelCollection = { name: string; singleton: boolean; fields: ModelField[] };
export type Model = {
  /**
   * The project's collections, and the system collections to which the project has added fields. Of a system collection, only the added fields are
   * listed.
   */
  collections: Map<string, ModelCollection>;
  /** Returns the type of a collection's primary key. */
  keyType: (collection: string) => 'string' | 'number';
  /** Returns the English text of a note such as `$t:key`. Returns any other note unchanged, also a note whose key has no text. */
  resolveNote: (note: string) => string;
};

/** Reads the collections, fields and relations of a running Directus as the model that the generators need. */
export async function readModel(api: Api): Promise<Model> {
  const [collections, fields, relations] = await Promise.all([
    api.request(readCollections()) as Promise<RawCollection[]>,
    api.request(readFields()) as Promise<RawField[]>,
    api.request(readRelations()) as Promise<RawRelation[]>,
  ]);
  const texts = readTexts();
  const isProjectField = (field: RawField) => field.meta !== null && !('system' in field.meta && field.meta.system);
  const model = new Map<string, ModelCollection>();
  for (const { collection, schema, meta } of [...collections].sort((a, b) => (a.collection < b.collection ? -1 : 1))) {
    const ownFields = fields.filter(
      (field) => field.collection === collection && isProjectField(field) && !field.meta?.special?.includes('no-data'),
    );
    if (!schema || ownFields.length === 0) continue;
    const modelFields = ownFields
      .map((field) => toModelField(field, relations))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    model.set(collection, { name: collection, singleton: meta?.singleton === true, fields: modelFields });
  }
  return {
    collections: model,
    keyType: (collection) => {
      const key = fields.find((field) => field.collection === collection && field.schema?.is_primary_key);
      return key?.type === 'integer' || key?.type === 'bigInteger' ? 'number' : 'string';
    },
    resolveNote: (note) => (note.startsWith('$t:') ? (texts[note.slice(3)]?.en ?? note) : note),
  };
}

function toModelField(field: RawField, relations: RawRelation[]): ModelField {
  const special = field.meta?.special ?? [];
  const isList = ['o2m', 'm2m', 'translations', 'files'].some((flag) => special.includes(flag));
  const target = isList
    ? relations.find(
        ({ related_collection, meta }) => related_collection === field.collection && meta?.one_field === field.field,
      )?.collection
    : relations.find(({ collection, field: name }) => collection === field.collection && name === field.field)
        ?.related_collection;
  const isClosedDropdown = field.meta?.interface === 'select-dropdown' && field.meta.options?.allowOther !== true;
  const dropdownValues = isClosedDropdown ? field.meta?.options?.choices?.map(({ value }) => value) : undefined;
  const json = JSON_FIELDS[`${field.collection}.${field.field}`];
  return {
    name: field.field,
    type: field.type,
    nullable: !isList && field.schema?.is_nullable !== false,
    list: isList,
    ...(target ? { target } : {}),
    ...(dropdownValues ? { choices: dropdownValues } : {}),
    ...(json ? { json } : {}),
  };
}
