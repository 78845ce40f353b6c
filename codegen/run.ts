import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CodegenConfig, generate as generateGraphql } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import config, { GRAPHQL_OUTPUT, GRAPHQL_SCHEMA } from '../codegen.ts';
import type { Admin } from '../schema/connect.ts';
import { BANNER, MESSAGES_BANNER } from './banner.ts';
import { formatMessagesInterface, formatMessagesModule } from './messages.ts';
import { SECTION_COLLECTIONS } from './openapi.ts';
import { pullSpecs } from './pull.ts';
import { formatSdkSchema } from './sdk-schema.ts';

/** Paths that REST clients use: session, profile, files, endpoints of the project and of the site, and items of sections. GraphQL reads all other content. */
const REST_PATHS = new RegExp(
  `^/(auth|auth-extend|users|files|assets|search|choices|crisis-words|offline|pictures|contact|event-registration|helpful|problem|items/(${SECTION_COLLECTIONS.join('|')}))(/|$)`,
);

const I18N_DIR = fileURLToPath(new URL('../web/src/i18n/', import.meta.url));

/** Writes web/src/i18n/resources.ts, which imports every message file. */
function writeMessages(): void {
  const text = formatMessagesModule(join(I18N_DIR, 'messages'));
  writeFileSync(join(I18N_DIR, 'resources.ts'), `// ${MESSAGES_BANNER}\n${text}`);
}

export const CODEGEN_DIR = fileURLToPath(new URL('.', import.meta.url));

/**
 * Generates the GraphQL client types from `specs/schema.graphql` and the site's .graphql files, and the types of the messages. Needs no Directus. With the
 * default `outDir`, also writes web/src/i18n/resources.ts.
 */
export async function generateDocuments(outDir = CODEGEN_DIR): Promise<void> {
  if (outDir === CODEGEN_DIR) writeMessages();
  const output = config.generates[GRAPHQL_OUTPUT];
  if (!output) throw new Error(`codegen.ts has no output ${GRAPHQL_OUTPUT}`);
  const generated = join(outDir, 'generated/graphql');
  const movedConfig: CodegenConfig = {
    ...config,
    schema: join(outDir, GRAPHQL_SCHEMA.replace('codegen/', '')),
    generates: { [`${generated}/`]: output },
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // Hides the tool's list of steps. Errors are still thrown.
    silent: true,
  };
  await generateGraphql(movedConfig, true);
  writeFileSync(
    join(outDir, 'generated/messages.ts'),
    `// ${MESSAGES_BANNER}\n${formatMessagesInterface(join(I18N_DIR, 'messages'))}`,
  );
  for (const name of readdirSync(generated).filter((file) => file.endsWith('.ts'))) {
    const file = join(generated, name);
    writeFileSync(file, `// ${BANNER}\n${readFileSync(file, 'utf8')}`);
  }
}

/**
 * Writes the specs of the running Directus, then every generated file, under `outDir` (default: this folder). The check of `npm run codegen:check`
 * (check.ts) passes a temporary folder, and compares the files in it with the committed files.
 */
export async function generateCode({ outDir = CODEGEN_DIR, ...admin }: Admin & { outDir?: string }): Promise<void> {
  const model = await pullSpecs(admin, outDir);
  const generated = join(outDir, 'generated');
  mkdirSync(join(generated, 'rest'), { recursive: true });
  writeFileSync(join(generated, 'sdk-schema.ts'), formatSdkSchema(model));
  const openapi = JSON.parse(readFileSync(join(outDir, 'specs/openapi.json'), 'utf8'));
  openapi.paths = Object.fromEntries(Object.entries(openapi.paths).filter(([path]) => REST_PATHS.test(path)));
  const restTypes = astToString(await openapiTS(openapi, { defaultNonNullable: false }));
  writeFileSync(join(generated, 'rest/rest.ts'), `// ${BANNER}\n${restTypes}`);
  await generateDocuments(outDir);
}

/** The option `--offline` uses the committed schema, and regenerates only the files that depend on .graphql files and message files. */
if (import.meta.main) {
  const startedAt = Date.now();
  if (process.argv.includes('--offline')) await generateDocuments();
  else {
    const { DIRECTUS_URL = 'http://127.0.0.1:8055', ADMIN_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
    await generateCode({
      url: DIRECTUS_URL,
      ...(ADMIN_TOKEN ? { token: ADMIN_TOKEN } : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    });
  }
  process.stdout.write(`codegen: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
