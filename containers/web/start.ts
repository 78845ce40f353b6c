/** Runs the site in its container. Reads secrets from files, then runs web/front/server.ts, which starts Next. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireSetting, secretFile } from '../environment.ts';

const webDir = join(import.meta.dirname, '../../web');
for (const name of ['PUBLIC_URL', 'STUDIO_URL', 'DIRECTUS_URL']) requireSetting(process.env, name);
process.env.SITE_SECRET = requireSetting(process.env, 'SITE_SECRET', secretFile.siteSecret);
process.chdir(webDir);
// The import uses a URL, because the site is type-checked as a separate project.
await import(pathToFileURL(join(webDir, 'front/server.ts')).href);
