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
 * A project of its own for tests: empty data folder in the system's temporary one, free ports, restarts without a wait. `stop` removes the
 * folder (KEEP_DATA=1 keeps it), but not one that was given.
 * `template`: a copy by `copyOfData` to begin with instead of an empty folder.
 */
export async function startTestStack({
  databaseUrl,
  dataDir: given,
  template,
  ...options
}: Partial<Omit<StackOptions, 'settings'>> & {
  databaseUrl?: string;
  dataDir?: string;
  template?: string;
} = {}): Promise<Stack> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'hat-nang-test-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  const [port, directusPort, mailPort, smtpPort] = await findFreePorts(4);
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: String(port),
    DIRECTUS_PORT: String(directusPort),
    MAIL_PORT: String(mailPort),
    SMTP_PORT: String(smtpPort),
    DATABASE_URL: databaseUrl,
    // The downloads of the whole demo library would be made beside the tests; those that need one ask for it.
    DOWNLOADS_START_AFTER: '86400',
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
      if (!given && !process.env.KEEP_DATA) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What belongs to one running copy alone, or is made at each start. */
const ownOfOne = /^(data\.db.*|running\.json|directus|logs|mail|site-cache)$/;

/** Copies what the start has made of a running project's data folder (SQLite database, files, secrets), for others to begin with. */
export function copyOfData({ dataDir }: Instance, target: string): string {
  mkdirSync(target, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'data.db'), { readOnly: true });
  database.prepare('VACUUM INTO ?').run(join(target, 'data.db'));
  database.close();
  for (const name of readdirSync(dataDir).filter((each) => !ownOfOne.test(each)))
    cpSync(join(dataDir, name), join(target, name), { recursive: true });
  return target;
}
