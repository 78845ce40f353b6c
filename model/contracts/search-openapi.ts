/** The search as an OpenAPI document, made from the contract. `codegen/openapi.ts` merges it into Directus's own. */
import { z } from 'zod';
import * as contract from './search.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const OPERATIONS = {
  '/search': { id: 'search', summary: 'Search one kind', query: contract.searchRequest, answer: contract.searchAnswer },
  '/search/list': {
    id: 'searchList',
    summary: 'A page of the documents list',
    query: contract.listRequest,
    answer: contract.listAnswer,
  },
  '/search/suggest': {
    id: 'suggest',
    summary: 'Titles of all kinds for the words typed so far',
    query: contract.suggestRequest,
    answer: contract.suggestAnswer,
  },
} as const;

export function openapiPart(): { paths: { [path: string]: { [key: string]: Json } } } {
  const paths: { [path: string]: { [key: string]: Json } } = {};
  for (const [path, { id, summary, query, answer }] of Object.entries(OPERATIONS)) {
    const schema = { type: 'object', required: ['data'], properties: { data: schemaOf(answer, 'output') } };
    const refused = {
      type: 'object',
      required: ['errors'],
      properties: { errors: { type: 'array', items: schemaOf(refusal, 'output') } },
    };
    const operation = {
      summary,
      tags: ['Search'],
      operationId: id,
      parameters: Object.entries(query.shape).map(([name, field]) => ({
        name,
        in: 'query',
        required: !field.safeParse(undefined).success,
        schema: schemaOf(field, 'input'),
      })),
      responses: {
        200: { description: 'Found', content: { 'application/json': { schema } } },
        default: { description: 'Refused', content: { 'application/json': { schema: refused } } },
      },
    };
    paths[path] = { get: operation };
  }
  return { paths };
}

const refusal = z.object({
  message: z.string(),
  extensions: z.object({ code: z.enum(['INVALID_QUERY', 'REQUESTS_EXCEEDED', 'INTERNAL_SERVER_ERROR']) }),
});

/** Patterns stay out: the endpoint checks with the contract itself. A mark is a list of two numbers, which OpenAPI 3.0 has no tuple for. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): { [key: string]: Json } {
  const made = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
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
  return JSON.parse(JSON.stringify(made));
}
