import { BANNER } from './banner.ts';
import { JSON_TYPES } from './json-shapes.ts';
import type { Model, ModelField } from './model.ts';

/** Names of the types of system collections in @directus/sdk. The SDK adds the project's fields, which `Schema` lists under the same collection. */
const SYSTEM_TYPES: Record<string, string> = {
  directus_users: 'DirectusUser',
  directus_files: 'DirectusFile',
  directus_roles: 'DirectusRole',
  directus_folders: 'DirectusFolder',
};
const SCALARS: Record<string, string> = {
  integer: 'number',
  bigInteger: 'string',
  float: 'number',
  decimal: 'number',
  boolean: 'boolean',
  json: 'unknown',
};

const toPascalCase = (name: string) => name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
const quoteString = (value: string) => `'${value.replaceAll("'", "\\'")}'`;

/** Generates the `Schema` type for @directus/sdk, with one interface per collection and one per type in `JSON_TYPES`. */
export function formatSdkSchema(model: Model): string {
  const usedTypes = new Set<string>();
  const nameOf = (collection: string) => {
    const systemType = SYSTEM_TYPES[collection];
    if (!systemType) return toPascalCase(collection);
    usedTypes.add(systemType);
    return `${systemType}<Schema>`;
  };
  const typeOf = (field: ModelField): string => {
    if (field.target) {
      const key = model.keyType(field.target);
      const itemType = nameOf(field.target);
      return field.list ? `${itemType}[] | ${key}[]` : `${itemType} | ${key}`;
    }
    if (field.json) return field.json;
    if (field.choices) return field.choices.map(quoteString).join(' | ');
    return SCALARS[field.type] ?? 'string';
  };
  const collections = [...model.collections.values()];
  // Without an entry for directus_files, the SDK types every relation to a file as never.
  if (!model.collections.has('directus_files')) {
    const id: ModelField = { name: 'id', type: 'uuid', nullable: false, list: false };
    collections.push({ name: 'directus_files', singleton: false, fields: [id] });
    collections.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  const interfaces = collections.map(({ name, fields }) => {
    const lines = fields.map((field) => `  ${field.name}: ${typeOf(field)}${field.nullable ? ' | null' : ''};`);
    return `export interface ${toPascalCase(name)} {\n${lines.join('\n')}\n}`;
  });
  const jsonInterfaces = Object.entries(JSON_TYPES).map(([name, fields]) => {
    const lines = Object.entries(fields).map(([field, type]) => `  ${field}: ${type};`);
    return `export interface ${name} {\n${lines.join('\n')}\n}`;
  });
  const schemaLines = collections.map(({ name, singleton }) => {
    const isSingle = singleton || name.startsWith('directus_');
    return `  ${name}: ${toPascalCase(name)}${isSingle ? '' : '[]'};`;
  });
  return [
    `// ${BANNER}`,
    `import type { ${[...usedTypes].sort().join(', ')} } from '@directus/sdk';`,
    '',
    `export interface Schema {\n${schemaLines.join('\n')}\n}`,
    ...jsonInterfaces,
    ...interfaces,
  ]
    .join('\n\n')
    .replace('\n\n\n', '\n\n')
    .concat('\n');
}
