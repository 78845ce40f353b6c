import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type DocumentNode, execute } from 'graphql';

type Row = Record<string, unknown> & { id: number };
interface QueryArguments {
  filter?: { id?: { _in?: (string | number)[] } };
  limit?: number;
}

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../codegen/specs/schema.graphql', import.meta.url)), 'utf8'),
);
const emptyLabels = { languages: () => [], categories: () => [], options: () => [], countries: () => [] };

/**
 * Test double of `query` in cms/query.ts. It executes the site's GraphQL documents against rows in memory, with the committed schema and Directus's
 * `filter.id._in` and `limit` (100 by default). `sent` counts the returned rows.
 */
export const fakeContent = (collections: Record<string, readonly Row[]>) => {
  const content = {
    sent: 0,
    query: async (document: unknown, variables: unknown): Promise<never> => {
      const { data, errors } = await execute({
        schema,
        document: document as DocumentNode,
        variableValues: variables as Record<string, unknown>,
        rootValue: { ...emptyLabels, ...rootFields },
      });
      if (errors?.[0]) throw errors[0];
      return data as never;
    },
  };
  const createFinder =
    (rows: readonly Row[]) =>
    ({ filter, limit = 100 }: QueryArguments) => {
      const ids = filter?.id?._in?.map(Number);
      const matchingRows = rows.filter(({ id }) => !ids || ids.includes(id)).slice(0, limit < 0 ? undefined : limit);
      content.sent += matchingRows.length;
      return matchingRows;
    };
  const rootFields = Object.fromEntries(
    Object.entries(collections).flatMap(([name, rows]) => [
      [name, createFinder(rows)],
      [`${name}_aggregated`, () => [{ count: { id: rows.length } }]],
    ]),
  );
  return content;
};
