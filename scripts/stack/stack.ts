import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { openControl } from './control.ts';
import { applySchemaTo, dataHashes, describeChanges, seedInto } from './data.ts';
import { bootstrapDirectus, type DirectusOptions, directusProgram, migrateDirectus } from './directus.ts';
import {
  buildExtensions,
  extensionWatchers,
  installExtensions,
  installedExtensionsDir,
  watchBuilds,
} from './extensions.ts';
import {
  type Instance,
  type RunningState,
  readRunningState,
  removeRunningState,
  writeRunningState,
} from './instance.ts';
import { chooseSmtpPort, mailProgram } from './mail.ts';
import { findFreePorts, requireFreePort } from './ports.ts';
import { requireNoRestore } from './restore.ts';
import { ensureCredentials, ensureSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { buildSite, refreshSite, siteProgram } from './site.ts';
import { readStamps, writeStamps } from './sources.ts';
import { createReporter, type Reporter, StepError } from './steps.ts';
import { createSupervisor, type Program } from './supervisor.ts';

export const partNames = ['directus', 'mail', 'site'] as const;
export type Part = (typeof partNames)[number];

export type StackOptions = {
  settings: Settings;
  /** Programs to run. The default is all programs. */
  only?: readonly Part[];
  /** Rebuilds the site and the extensions on every change. Directus restarts after a change of an extension. */
  isDevelopment?: boolean;
  /** If false, the start does not seed the collections. The default is true. */
  isSeeded?: boolean;
  reporter?: Reporter;
  /** Further variables for Directus and for the site. */
  directusExtra?: Record<string, string>;
  siteExtra?: Record<string, string>;
  /** Maximum number of crashes in ten minutes that cause a quick restart. The default is 3. */
  quickRestarts?: number;
  /** Signal that aborts a start. */
  signal?: AbortSignal;
  /** If true, tests may stop and start parts (control.ts). */
  isControlled?: boolean;
};

export type Stack = Instance & {
  programs: Partial<Record<Part, Program>>;
  /** Stops every program. */
  stop(): Promise<void>;
};

/**
 * Starts the whole project on a data folder: builds changed parts, prepares the database, and runs the programs. Completed steps are skipped. A failed step
 * stops everything that was started.
 * @throws StepError when a check or a step fails
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, only = partNames, isDevelopment = false, isSeeded = true, reporter = createReporter() } = options;
  const hasPart = (part: Part) => only.includes(part);
  await requireFreeFolderAndPorts(settings, hasPart);
  mkdirSync(settings.dataDir, { recursive: true });

  const secrets = ensureSecrets(settings);
  const credentials = ensureCredentials(settings);
  const smtpPort = await chooseSmtpPort(settings, async () => (await findFreePorts(1))[0] ?? 0);
  const programs: Stack['programs'] = {};
  const control = options.isControlled ? await openControl(randomUUID(), (part) => programs[part as Part]) : undefined;
  const running: RunningState = {
    pid: process.pid,
    settings,
    urls: {
      site: settings.siteUrl,
      studio: settings.studioUrl,
      directus: settings.directusUrl,
      mail: settings.mailUrl,
    },
    smtpPort,
    pids: {},
    controlUrl: control?.url,
  };
  const supervisor = createSupervisor({
    quickRestarts: options.quickRestarts,
    onEvent: (text) => reporter.line(`  ! ${text}`),
    onChange: () => recordPids(),
  });
  const recordPids = () => {
    for (const part of partNames) if (programs[part]) running.pids[part] = programs[part].pid;
    try {
      writeRunningState(running);
    } catch (error) {
      // A full disk must not stop running programs. The next change writes the file again.
      reporter.line(`  ! running.json was not written: ${error instanceof Error ? error.message : error}`);
    }
  };
  recordPids();
  try {
    // Checks again, because a restore may have begun since requireFreeFolderAndPorts. From now on, a restore detects this start by running.json.
    requireNoRestore(settings.dataDir);
  } catch (error) {
    removeRunningState(settings);
    await control?.close();
    throw error;
  }

  let endWatch = (): void => undefined;
  const stop = async () => {
    endWatch();
    await control?.close();
    await supervisor.stopAll();
    removeRunningState(settings);
  };
  const directusOptions: DirectusOptions = {
    settings,
    secrets,
    credentials,
    smtpPort,
    extensionsDir: installedExtensionsDir(settings),
    isDevelopment,
    extra: options.directusExtra,
  };

  const stamps = readStamps(settings);
  const currentHashes = dataHashes(settings);
  const isSchemaNew = hasPart('directus') && stamps.schema !== currentHashes.schema;
  const areMigrationsNew = hasPart('directus') && stamps.migrations !== currentHashes.migrations;
  const areSeedsNew = hasPart('directus') && isSeeded && stamps.seeds !== currentHashes.seeds;
  const isDataNew = isSchemaNew || areMigrationsNew || areSeedsNew;
  // The stamp `site` is removed now. If this start is interrupted, the next start must not trust the site's cached pages.
  if (isDataNew) writeStamps(settings, { site: undefined });

  const willBuildSite = hasPart('site') && !isDevelopment;
  const willRefreshPages = willBuildSite && (isDataNew || !stamps.site);
  const directusSteps = [
    true,
    stamps.renames !== currentHashes.renames,
    true,
    isSchemaNew,
    areMigrationsNew,
    areSeedsNew,
  ];
  const otherSteps = [hasPart('mail'), willBuildSite, hasPart('site'), willRefreshPages];
  reporter.expectSteps([...(hasPart('directus') ? directusSteps : []), ...otherSteps].filter(Boolean).length);

  async function startDirectus(): Promise<void> {
    await reporter.step(
      'Extensions',
      () => buildExtensions(settings),
      (builtNames) => builtNames.join(', ') || 'unchanged',
    );
    installExtensions(settings, isDevelopment);
    if (stamps.renames !== currentHashes.renames) {
      await reporter.step('Database', () => bootstrapDirectus(directusOptions));
      writeStamps(settings, { renames: currentHashes.renames });
    }
    const directus = await reporter.step('Directus', () => supervisor.start(directusProgram(directusOptions)));
    programs.directus = directus;
    recordPids();
    const target = { settings, token: secrets.adminToken };
    if (isSchemaNew) {
      await reporter.step('Schema, access, flows', () => applySchemaTo(target), describeChanges);
      writeStamps(settings, { schema: currentHashes.schema });
    }
    if (areMigrationsNew) {
      // Directus reads its tables only on start, so the migrations need a restart.
      await reporter.step('Migrations', async () => {
        await directus.stop();
        await migrateDirectus(directusOptions);
        await directus.restart();
      });
      writeStamps(settings, { migrations: currentHashes.migrations });
    }
    if (areSeedsNew) {
      await reporter.step('Content', () => seedInto(target, credentials), describeChanges);
      writeStamps(settings, { seeds: currentHashes.seeds });
    }
    if (!isDevelopment) return;
    await Promise.all(extensionWatchers(settings).map((watcher) => supervisor.start(watcher)));
    let pendingRestart = Promise.resolve();
    endWatch = watchBuilds(() => {
      pendingRestart = pendingRestart
        .then(() => reporter.step('Directus, for a changed extension', () => directus.restart()))
        // The step has already reported the error. The next change may fix the error.
        .catch(() => undefined);
    });
  }

  async function startMail(): Promise<void> {
    programs.mail = await reporter.step('Mail catcher', () => supervisor.start(mailProgram(settings, smtpPort)));
    recordPids();
  }

  async function startSite(dataReady: Promise<void>): Promise<void> {
    const build = isDevelopment
      ? { id: 'development', isNew: false }
      : await reporter.step(
          'Site build',
          () => buildSite(settings),
          ({ isNew }) => (isNew ? undefined : 'unchanged'),
        );
    const site = { settings, secrets, build, isDevelopment, extra: options.siteExtra };
    // After a change of the data or of the build, the site must fetch its pages again, so its start waits for the data. Otherwise its cached pages are
    // valid.
    const mustRefresh = isDataNew || stamps.site !== build.id;
    if (mustRefresh && willBuildSite && !willRefreshPages) reporter.expectSteps(1);
    if (mustRefresh) await dataReady;
    programs.site = await reporter.step('Site', () => supervisor.start(siteProgram(site)));
    recordPids();
    if (mustRefresh && !isDevelopment) await reporter.step('Pages', () => refreshSite(site));
    writeStamps(settings, { site: build.id });
  }

  try {
    const dataReady = hasPart('directus') ? startDirectus() : Promise.resolve();
    await Promise.race([
      Promise.all([
        dataReady,
        hasPart('mail') ? startMail() : undefined,
        hasPart('site') ? startSite(dataReady) : undefined,
      ]),
      rejectWhenAborted(options.signal, stop),
    ]);
  } catch (error) {
    // After the error, no step must print. Steps that are being stopped would hide the error of the failed step.
    reporter.end();
    await stop();
    throw error;
  }
  return { dataDir: settings.dataDir, running, credentials, secrets, programs, stop };
}

/**
 * Checks that neither a restore nor another copy uses the data folder, and that the ports are free. Two copies on one data folder would write to the same
 * database. Without this check, a port in use would appear only as a crashed child.
 */
async function requireFreeFolderAndPorts(settings: Settings, hasPart: (part: Part) => boolean): Promise<void> {
  requireNoRestore(settings.dataDir);
  const otherCopy = readRunningState(settings.dataDir);
  if (otherCopy) {
    throw new StepError(
      `A copy already runs on ${settings.dataDir} (process ${otherCopy.pid}): ${otherCopy.urls.site}`,
      {
        fix: 'use it, end it with Ctrl-C, or start another with its own DATA_DIR, PORT, DIRECTUS_PORT and MAIL_PORT',
      },
    );
  }
  if (hasPart('site')) await requireFreePort(settings.port, settings.host, 'PORT');
  if (hasPart('directus')) await requireFreePort(settings.directusPort, settings.directusHost, 'DIRECTUS_PORT');
  if (hasPart('mail')) await requireFreePort(settings.mailPort, '127.0.0.1', 'MAIL_PORT');
}

/** Returns a promise that never resolves, and rejects after an abort has stopped every program. */
function rejectWhenAborted(signal: AbortSignal | undefined, stop: () => Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener(
      'abort',
      () => void stop().finally(() => reject(new StepError('Stopped while starting.'))),
    );
  });
}
