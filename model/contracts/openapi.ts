/** Converts tables of calls with zod contracts to OpenAPI paths. `codegen/openapi.ts` merges the paths. */
import * as z from 'zod/mini';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
export type OpenApiPaths = { [path: string]: JsonObject };

interface Operation {
  readonly summary: string;
  /** Name of the operation in the document. The default is derived from the path. */
  readonly id?: string;
  readonly request?: z.ZodMiniType;
  /** Parameters in the path. */
  readonly path?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** Type of `data`. Without this type, the call returns 204. With 'zip', the call returns a file. */
  readonly answer?: z.ZodMiniType | 'zip';
}
export type Operations = Readonly<Record<string, Operation>>;

/** Error schema: a contract, or a reference to a schema in the document. */
type Refusal = z.ZodMiniType | `#/components/schemas/${string}`;

export function toPaths(tag: string, method: 'get' | 'post', operations: Operations, refusal: Refusal): OpenApiPaths {
  const errorSchema = typeof refusal === 'string' ? { $ref: refusal } : toJsonSchema(refusal, 'output');
  return Object.fromEntries(
    Object.entries(operations).map(([path, operation]) => [
      path,
      { [method]: operationOf(tag, path, operation, errorSchema) },
    ]),
  );
}

function operationOf(
  tag: string,
  name: string,
  { summary, id, request, path, query, answer }: Operation,
  errorSchema: Json,
): JsonObject {
  const parameters = [...parametersOf('path', path), ...parametersOf('query', query)];
  return {
    summary,
    tags: [tag],
    operationId: id ?? toOperationId(name),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined ? {} : { requestBody: toRequestBody(request) }),
    responses: { ...toSuccessResponse(answer), default: { description: 'Refused', ...toJsonContent(errorSchema) } },
  };
}

export const toRequestBody = (request: z.ZodMiniType): JsonObject => ({
  required: true,
  ...toJsonContent(toJsonSchema(request, 'input')),
});

/** Derives the name of an operation from its path: `/auth-extend/account/new-playlist` → `accountNewPlaylist`. */
const toOperationId = (path: string): string =>
  path.replace(/^\/(auth(-extend)?\/)?/, '').replaceAll(/[/-]\W*(\w)/g, (_, letter: string) => letter.toUpperCase());

function toSuccessResponse(answer: Operation['answer']): JsonObject {
  if (answer === undefined) return { 204: { description: 'Done' } };
  if (answer === 'zip') {
    const schema = { type: 'string', format: 'binary' };
    return { 200: { description: 'A zip', content: { 'application/zip': { schema } } } };
  }
  const schema = { type: 'object', required: ['data'], properties: { data: toJsonSchema(answer, 'output') } };
  return { 200: { description: 'Done', ...toJsonContent(schema) } };
}

const parametersOf = (location: 'path' | 'query', fields: z.ZodMiniObject | undefined): Json[] =>
  Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: !z.safeParse(schema, undefined).success,
    schema: toJsonSchema(schema, 'input'),
  }));

const toJsonContent = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });

/**
 * Converts a contract to a JSON schema without patterns, because generators fail on look-aheads. Forms and endpoints validate with the contract itself.
 * OpenAPI 3.0 has no tuples, so a highlight of the search becomes a list of two integers.
 */
function toJsonSchema(schema: z.core.$ZodType, direction: 'input' | 'output'): JsonObject {
  const schemaJson = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: direction,
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      delete jsonSchema.allOf;
      if (
        jsonSchema.type === 'array' &&
        (jsonSchema.prefixItems || Array.isArray(jsonSchema.items) || 'anyOf' in Object(jsonSchema.items))
      ) {
        delete jsonSchema.prefixItems;
        Object.assign(jsonSchema, { items: { type: 'integer' }, minItems: 2, maxItems: 2 });
      }
    },
  });
  return JSON.parse(JSON.stringify(schemaJson));
}
