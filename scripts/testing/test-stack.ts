import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Instance } from '../stack/instance.ts';
import { findFreePorts } from '../stack/ports.ts';
import { readSettings } from '../stack/settings.ts';
import { type Stack, type StackOptions, startStack } from '../stack/stack.ts';
import { silentReporter } from '../stack/steps.ts';

/**
 * Starts a separate project for tests: a new folder in the system's temporary folder, free ports, immediate restarts. `stop` removes the folder, unless
 * KEEP_DATA is set or the caller gave `dataDir`. With `template`, a folder written by `copyData`, the project starts with a copy of that folder.
 */
export async function startTestStack({
  databaseUrl,
  dataDir: givenDataDir,
  template,
  ...options
}: Partial<Omit<StackOptions, 'settings'>> & {
  databaseUrl?: string;
  dataDir?: string;
  template?: string;
} = {}): Promise<Stack> {
  const dataDir = givenDataDir ?? mkdtempSync(join(tmpdir(), 'hat-nang-test-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  const [port, directusPort, mailPort, smtpPort] = await findFreePorts(4);
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(port),
    DIRECTUS_PORT: String(directusPort),
    MAIL_PORT: String(mailPort),
    SMTP_PORT: String(smtpPort),
    DATABASE_URL: databaseUrl,
    // Directus must not build the downloads of the whole demo library during the tests. A test that needs a download requests the download.
    DOWNLOADS_START_AFTER: '86400',
    // No test sends requests to the links of the demo library.
    OUTSIDE_LINK_CHECK: 'off',
  });
  const stack = await startStack({
    isControlled: true,
    quickRestarts: Number.POSITIVE_INFINITY,
    reporter: silentReporter,
    ...options,
    settings,
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      if (!givenDataDir && !process.env.KEEP_DATA) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Entries of a data folder that are not copied as files. SQLite copies the database. The other entries belong to one running copy, or a start generates
 * them.
 */
const perCopyEntries = /^(data\.db.*|running\.json|directus|logs|mail|site-cache)$/;

/** Copies the data folder of a running project (SQLite database, files, secrets) as a template for other projects. */
export function copyData({ dataDir }: Instance, target: string): string {
  mkdirSync(target, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'data.db'), { readOnly: true });
  database.prepare('VACUUM INTO ?').run(join(target, 'data.db'));
  database.close();
  for (const name of readdirSync(dataDir).filter((entry) => !perCopyEntries.test(entry)))
    cpSync(join(dataDir, name), join(target, name), { recursive: true });
  return target;
}
