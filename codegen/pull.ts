import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RestCommand, readGraphqlSdl, readOpenApiSpec } from '@directus/sdk';
import { type Admin, connect } from '../schema/connect.ts';
import { BANNER } from './banner.ts';
import type { Schema } from './generated/sdk-schema.ts';
import { normalizeGraphql } from './graphql-schema.ts';
import { type Model, readModel } from './model.ts';
import { normalizeOpenapi, type OpenApi } from './openapi.ts';

/** Reads the response as text, because the SDK does not parse the content type that Directus sends. */
const graphqlSdl: RestCommand<string, Schema> = () => ({
  ...readGraphqlSdl<Schema>()(),
  onResponse: (response: Response) => response.text(),
});

/**
 * Fetches the API documents of a running Directus. Needs an administrator, because the documents contain only what the caller may do. Writes
 * `specs/openapi.json` and `specs/schema.graphql` under `outDir`, sorted, so the same schema always produces the same files. Returns the model.
 */
export async function pullSpecs(admin: Admin, outDir: string): Promise<Model> {
  const api = await connect(admin);
  const specsDir = join(outDir, 'specs');
  mkdirSync(specsDir, { recursive: true });
  const [model, openapi, sdl] = await Promise.all([
    readModel(api),
    api.request(readOpenApiSpec()),
    api.request(graphqlSdl),
  ]);
  const correctedOpenapi = { 'x-note': BANNER, ...normalizeOpenapi(openapi as unknown as OpenApi, model) };
  writeFileSync(join(specsDir, 'openapi.json'), `${JSON.stringify(correctedOpenapi, null, 1)}\n`);
  writeFileSync(join(specsDir, 'schema.graphql'), `# ${BANNER}\n${normalizeGraphql(sdl, model)}`);
  return model;
}
