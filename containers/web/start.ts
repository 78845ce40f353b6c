/** Runs the site in its container. Reads secrets from files or variables, then runs web/front/server.ts, which starts Next. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { redisAddress, requireSetting, secretFile } from '../environment.ts';
import { startMetrics } from '../metrics.ts';
import { countPageCacheVisits } from './page-cache-metrics.ts';
import { siteRoute } from './site-route.ts';
import { startArchive } from './static-archive.ts';

const webDir = join(import.meta.dirname, '../../web');
for (const name of ['PUBLIC_URL', 'STUDIO_URL', 'DIRECTUS_URL']) requireSetting(process.env, name);
process.env.SITE_SECRET = requireSetting(process.env, 'SITE_SECRET', secretFile.siteSecret);
const redis = redisAddress(process.env);
if (redis) process.env.REDIS_URL = redis;
if (process.env.METRICS_PORT)
  countPageCacheVisits(startMetrics(Number(process.env.METRICS_PORT), siteRoute), siteRoute);
if (process.env.SITE_STATIC_DIR) {
  // Once this replica serves pages, the replicas of the previous release need its files.
  await startArchive(join(webDir, '.next/static'), process.env.SITE_STATIC_DIR);
}
process.chdir(webDir);
// The import uses a URL, because the site is type-checked as a separate project.
await import(pathToFileURL(join(webDir, 'front/server.ts')).href);
