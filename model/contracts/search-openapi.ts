/** Generates the OpenAPI paths of the search from the contract. `codegen/openapi.ts` merges the paths into Directus's document. */
import * as z from 'zod/mini';
import { type OpenApiPaths, toPaths } from './openapi.ts';
import * as contract from './search.ts';

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z.object({
        code: z.enum(['INVALID_QUERY', 'REQUESTS_EXCEEDED', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']),
      }),
    }),
  ),
});

export const openapiPart = (): OpenApiPaths =>
  toPaths(
    'Search',
    'get',
    {
      '/search': { summary: 'Search one kind', query: contract.searchRequest, answer: contract.searchAnswer },
      '/search/list': {
        id: 'searchList',
        summary: 'A page of the documents list',
        query: contract.listRequest,
        answer: contract.listAnswer,
      },
      '/search/counts': {
        id: 'searchCounts',
        summary: 'Numbers of items by filter option',
        query: contract.countsRequest,
        answer: contract.countsAnswer,
      },
      '/search/suggest': {
        id: 'suggest',
        summary: 'Titles of all kinds for the words typed so far',
        query: contract.suggestRequest,
        answer: contract.suggestAnswer,
      },
    },
    refusalSchema,
  );
