import { openapiPart } from '@hat-nang/model/contracts/accounts-openapi';
import { toRequestBody } from '@hat-nang/model/contracts/openapi';
import { detailsRequest } from '@hat-nang/model/contracts/profile';
import { openapiPart as searchPart } from '@hat-nang/model/contracts/search-openapi';
import { openapiPart as sitePart } from '@hat-nang/model/contracts/site-openapi';
import { declaredSections } from '@hat-nang/model/sections';
import { JSON_TYPES } from './json-shapes.ts';
import type { Model } from './model.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Dict = { [key: string]: Json };
export type OpenApi = Dict & { info: Dict; paths: Dict; components: { schemas: { [name: string]: Dict } & Dict } };

/** Collections of the sections. Browsers may read their items by id. */
export const SECTION_COLLECTIONS = declaredSections.map(({ collection }) => collection);

const SCHEMA_REF_PREFIX = '#/components/schemas/';

const isDict = (value: Json | undefined): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isDict(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}

/** Copies a JSON value. `transform` may replace each object before its members are copied. */
function mapDeep(value: Json, transform: (node: Dict) => Dict): Json {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, transform));
  if (!isDict(value)) return value;
  return Object.fromEntries(Object.entries(transform(value)).map(([key, item]) => [key, mapDeep(item, transform)]));
}

/**
 * Sorts and corrects Directus's OpenAPI document (decision 113, https://github.com/directus/directus/issues/13386). For example, sets a fixed version and
 * server, the required properties, the choices and the shapes of JSON fields. Adds the documents of the project's endpoints.
 */
export function normalizeOpenapi(rawDocument: OpenApi, model: Model): OpenApi {
  const document = structuredClone(rawDocument);
  document.info.version = '1';
  document.servers = [{ url: '/api' }];
  if (Array.isArray(document.tags)) document.tags.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(jsonShapes())) schemas[name] = schema;
  for (const [name, schema] of Object.entries(schemas)) {
    const collection =
      typeof schema['x-collection'] === 'string' ? model.collections.get(schema['x-collection']) : undefined;
    const { properties } = schema;
    if (!collection || !isDict(properties)) continue;
    for (const field of collection.fields) {
      if (field.json) properties[field.name] = { ...toJsonSchema(field.json), nullable: field.nullable };
      if (field.choices && isDict(properties[field.name]))
        Object.assign(properties[field.name] as Dict, { enum: [...field.choices, ...(field.nullable ? [null] : [])] });
    }
    schemas[`${name}Input`] = { type: 'object', properties: structuredClone(properties) };
    const required = collection.fields
      .filter((field) => !field.nullable && field.name in properties)
      .map(({ name: field }) => field);
    if (required.length > 0) schema.required = required;
  }
  const settings = schemas.Settings?.properties;
  if (isDict(settings) && isDict(settings.project_id)) settings.project_id.format = 'uuid';
  schemas.UsersInput ??= { type: 'object', properties: structuredClone(schemas.Users?.properties ?? {}) };
  correctParameters(document);
  addOwnEndpoints(document);
  const toInputRef = (ref: string) => (`${ref.slice(SCHEMA_REF_PREFIX.length)}Input` in schemas ? `${ref}Input` : ref);
  const toInputNode = (node: Dict): Dict =>
    typeof node.$ref === 'string' && node.$ref.startsWith(SCHEMA_REF_PREFIX) ? { $ref: toInputRef(node.$ref) } : node;
  const correctedDocument = mapDeep(document, (node) => {
    const body = isDict(node.requestBody) ? { ...node, requestBody: mapDeep(node.requestBody, toInputNode) } : node;
    const dateTimeNode = body.format === 'timestamp' ? { ...body, format: 'date-time' } : body;
    return typeof dateTimeNode.description === 'string'
      ? { ...dateTimeNode, description: model.resolveNote(dateTimeNode.description) }
      : dateTimeNode;
  });
  return sortKeys(correctedDocument) as OpenApi;
}

function correctParameters({ paths }: OpenApi): void {
  const mePathItem = paths['/users/me'];
  if (!isDict(mePathItem) || !isDict(mePathItem.get) || !isDict(mePathItem.patch))
    throw new Error('the OpenAPI document has no /users/me');
  mePathItem.patch.requestBody = toRequestBody(detailsRequest);
  mePathItem.patch.parameters = mePathItem.get.parameters ?? [];
  addFilter(paths, '/users', 'filter[username]');
  for (const collection of SECTION_COLLECTIONS) addFilter(paths, `/items/${collection}`, 'filter[id][_in]');
}

/** Adds a filter such as `filter[username]` as a text parameter. Directus's document describes `filter` only as a JSON object. */
function addFilter(paths: Dict, path: string, name: string): void {
  const pathItem = paths[path];
  if (!isDict(pathItem) || !isDict(pathItem.get)) throw new Error(`the OpenAPI document has no ${path}`);
  const existing = Array.isArray(pathItem.get.parameters) ? pathItem.get.parameters : [];
  pathItem.get.parameters = [...existing, { name, in: 'query', required: false, schema: { type: 'string' } }];
}

/** Adds the paths and schemas of the project's endpoints, and the paths of the site's routes. */
function addOwnEndpoints(document: OpenApi): void {
  const { paths, schemas } = openapiPart();
  for (const [path, operations] of Object.entries({ ...paths, ...searchPart(), ...sitePart() })) {
    const existing = document.paths[path];
    document.paths[path] = { ...(isDict(existing) ? existing : {}), ...operations };
  }
  Object.assign(document.components.schemas, schemas);
}

/** Converts a type such as `MenuItem[]`, `string | null` or `'_self' | '_blank'` to a JSON schema. */
function toJsonSchema(type: string): Dict {
  if (type.endsWith('[]')) return { type: 'array', items: toJsonSchema(type.slice(0, -2)) };
  if (type in JSON_TYPES) return { $ref: `${SCHEMA_REF_PREFIX}${type}` };
  const typeParts = type.split(' | ');
  const nullable = typeParts.includes('null');
  const nonNullTypes = typeParts.filter((typePart) => typePart !== 'null');
  if (nonNullTypes.length === 1 && nonNullTypes[0] && nullable)
    return { ...toJsonSchema(nonNullTypes[0]), nullable: true };
  return {
    type: 'string',
    ...(nonNullTypes[0]?.startsWith("'") ? { enum: nonNullTypes.map((typePart) => typePart.replaceAll("'", '')) } : {}),
  };
}

function jsonShapes(): Record<string, Dict> {
  return Object.fromEntries(
    Object.entries(JSON_TYPES).map(([name, fields]) => {
      const properties = Object.fromEntries(
        Object.entries(fields).map(([field, type]) => [field.replace('?', ''), toJsonSchema(type)]),
      );
      return [
        name,
        { type: 'object', properties, required: Object.keys(fields).filter((field) => !field.endsWith('?')) },
      ];
    }),
  );
}
