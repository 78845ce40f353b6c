/** Runs the site in its container: secrets from their files, Next's configuration as it was when the site was built, then web/server.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireSetting, secretFile } from '../environment.ts';

const webDir = join(import.meta.dirname, '../../web');
for (const name of ['PUBLIC_URL', 'STUDIO_URL', 'DIRECTUS_URL']) requireSetting(process.env, name);
process.env.SITE_SECRET = requireSetting(process.env, 'SITE_SECRET', secretFile.siteSecret);
// next.config.ts itself would need the compiler, 100 MB that a built site has no other use for: Next's own standalone server does the same.
const built = JSON.parse(readFileSync(join(webDir, '.next/required-server-files.json'), 'utf8')) as { config: unknown };
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);
process.chdir(webDir);
// By its address: the site is type-checked as a program of its own.
await import(pathToFileURL(join(webDir, 'server.ts')).href);
