import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hintCompilation } from './compile-hints.ts';
import { compressFiles } from './compress-files.ts';
import { isResponding } from './directus.ts';
import { withLock } from './lock.mjs';
import type { Secrets } from './secrets.ts';
import { baseEnvironment, dataPath, rootDir, type Settings } from './settings.ts';
import { hashOf, isBuilt, markBuilt, readStamps } from './sources.ts';
import { StepError } from './steps.ts';
import { cleanLogFlags, type ProgramSpec, runToEnd } from './supervisor.ts';

const webDir = join(rootDir, 'web');
const stampFile = join(webDir, '.next/.sources');
/** Maximum time in milliseconds for which a request that gets 503 is repeated. */
const firstPagesTimeoutMs = 60_000;
/** Paths of the most visited pages, with the visitor's choice on the starting page. Only Home depends on the choice. */
const firstPages = [
  ['/', 'kid'],
  ['/', 'adult'],
  ['/en', 'kid'],
  ['/en', 'adult'],
  ['/tin-tuc', 'kid'],
  ['/en/news', 'kid'],
  ['/bat-dau', 'kid'],
  ['/en/starting', 'kid'],
] as const;
/** Inputs of `next build`. A change of any of them requires a new build. */
const siteSources = ['web', 'codegen/generated', 'model', 'package-lock.json', 'tsconfig.base.json'];

/** Result of a build. `id` is a hash of the sources. */
export type SiteBuild = { id: string; isNew: boolean };

export type SiteOptions = {
  settings: Settings;
  secrets: Secrets;
  build: SiteBuild;
  isDevelopment?: boolean;
  /** Further variables, for tests with other settings. */
  extra?: Record<string, string>;
};

/** Builds the site when its sources changed. The build needs no Directus, and does not depend on settings, because all copies share one build. */
export async function buildSite(settings: Settings): Promise<SiteBuild> {
  return withLock(join(rootDir, '.runtime/site.lock'), async () => {
    const id = hashOf(siteSources);
    if (isBuilt(stampFile, id)) return { id, isNew: false };
    await runToEnd('Building the site', {
      script: [join(rootDir, 'node_modules/.bin/next'), 'build'],
      cwd: webDir,
      env: { ...baseEnvironment(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      logFile: dataPath(settings, 'logs/build-site.log'),
    });
    hintCompilation(join(webDir, '.next'));
    cpSync(join(webDir, 'public'), join(webDir, '.next/public'), { recursive: true });
    await buildOfflineWorker();
    for (const folder of ['static', 'public']) compressFiles(join(webDir, '.next', folder));
    markBuilt(stampFile, id);
    return { id, isNew: true };
  });
}

/** Builds the service worker for stored books as a separate script among the public files. In development there is none: it could serve a stale copy. */
async function buildOfflineWorker(): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(webDir, 'src/features/offline/worker.ts')],
    outfile: join(webDir, '.next/public/sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
  });
}

/** Returns every environment variable of the site. */
function getSiteEnvironment({ settings, secrets, isDevelopment = false, extra }: SiteOptions): Record<string, string> {
  return {
    ...baseEnvironment(),
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: settings.host,
    PORT: String(settings.port),
    DIRECTUS_URL: settings.directusUrl,
    PUBLIC_URL: settings.publicUrl,
    STUDIO_URL: settings.studioUrl,
    SITE_SECRET: secrets.siteSecret,
    COOKIE_PREFIX: settings.cookiePrefix,
    SITE_CACHE_DIR: dataPath(settings, 'site-cache'),
    // The link "Open email" leads to the mail catcher of this copy.
    MAIL_CATCHER_URL: settings.mailUrl,
    ...(settings.iconFallbackHosts ? { ICON_FALLBACK_HOSTS: settings.iconFallbackHosts } : {}),
    ...extra,
  };
}

/** Returns the supervisor's specification of the site. Deletes cached pages of another build, because they refer to missing files. */
export function siteProgram(options: SiteOptions): ProgramSpec {
  const { settings, build, isDevelopment = false } = options;
  const cache = dataPath(settings, 'site-cache');
  if (readStamps(settings).site !== build.id) rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  return {
    name: 'The site',
    script: [join(webDir, 'front/server.ts')],
    nodeOptions: cleanLogFlags,
    cwd: webDir,
    env: getSiteEnvironment(options),
    logFile: dataPath(settings, 'logs/site.log'),
    isReady: () => isResponding(`${settings.siteUrl}/api/health`),
    readyTimeoutMs: isDevelopment ? 120_000 : 60_000,
  };
}

/** Clears the site's caches, then requests the most visited pages, so that they are cached. */
export async function refreshSite(options: SiteOptions): Promise<void> {
  const { settings, secrets } = options;
  await requestSite(options, '/api/revalidate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site-secret': secrets.siteSecret },
    body: JSON.stringify({ tags: ['all'] }),
  });
  // Without the cookie of a choice, Home redirects a first visit.
  for (const [path, choice] of firstPages)
    await requestSite({ settings }, path, { headers: { cookie: `starting=${choice}` } });
}

/**
 * Sends a request to the site. Repeats the request for up to `firstPagesTimeoutMs` while the answer is 503.
 * @throws StepError when the site does not answer, or answers with 5xx (a POST: with anything but 2xx)
 */
async function requestSite(
  { settings }: Pick<SiteOptions, 'settings'>,
  path: string,
  init: RequestInit = {},
): Promise<void> {
  const logFile = dataPath(settings, 'logs/site.log');
  try {
    const startedAt = Date.now();
    let response: Response;
    for (;;) {
      response = await fetch(settings.siteUrl + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      // On a busy machine, Directus's first answers may exceed a page's deadline (docs/decisions/025-deadlines.md). The page then answers 503 and is retried.
      if (response.status !== 503 || Date.now() - startedAt > firstPagesTimeoutMs) break;
      await sleep(1000);
    }
    const isExpectedStatus = init.method === 'POST' ? response.ok : response.status < 500;
    if (!isExpectedStatus) throw new StepError(`${settings.siteUrl}${path} answers ${response.status}.`, { logFile });
  } catch (error) {
    if (error instanceof StepError) throw error;
    throw new StepError(`${settings.siteUrl}${path} does not answer: ${describeCause(error)}.`, {
      logFile,
      cause: error,
    });
  }
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
