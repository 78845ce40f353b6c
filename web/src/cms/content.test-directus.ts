import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type DocumentNode, execute, validate } from 'graphql';

type Row = Record<string, unknown> & { id: number };
interface QueryArguments {
  filter?: { id?: { _in?: (string | number)[]; _gt?: number; _lte?: number } };
  /** Only sorting by id is supported. */
  sort?: string[];
  limit?: number;
}

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../codegen/specs/schema.graphql', import.meta.url)), 'utf8'),
);
const emptyLabels = { languages: () => [], categories: () => [], options: () => [], countries: () => [] };

/**
 * Test double of `query` in cms/query.ts. It executes the site's GraphQL documents against rows in memory, with the committed schema. It supports the filters
 * `_in`, `_gt` and `_lte` of ids, `sort` by id, and `limit` (100 by default). `sent` counts the returned rows.
 */
export const fakeContent = (collections: Record<string, readonly Row[]>) => {
  const content = {
    sent: 0,
    query: async (document: unknown, variables: unknown): Promise<never> => {
      const [problem] = validate(schema, document as DocumentNode);
      if (problem) throw problem;
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
    ({ filter, sort, limit = 100 }: QueryArguments) => {
      const { _in, _gt = -Infinity, _lte = Infinity } = filter?.id ?? {};
      const ids = _in?.map(Number);
      const matchingRows = (sort?.[0] === '-id' ? rows.toReversed() : rows)
        .filter(({ id }) => (!ids || ids.includes(id)) && id > _gt && id <= _lte)
        .slice(0, limit < 0 ? undefined : limit);
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
