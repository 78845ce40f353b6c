/**
 * Registers the parts of this extension: building and counting downloads of books, the import and the workshop of books, and the check of access marks
 * (decisions 017, 307, 277, 177, 297, 303 and 176).
 */
import { tmpdir } from 'node:os';
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import type { SchemaOverview } from '@directus/types';
import type { Application } from 'express';
import { createBrailleTranslator } from './braille-command.ts';
import { registerChangeHooks } from './changes.ts';
import { createCheckPageHandler } from './check-page.ts';
import { countDownloads } from './count-downloads.ts';
import { openStorage } from './file-storage.ts';
import { createImportBookHandler, createImportPageHandler } from './import-routes.ts';
import { makeDownloads } from './make-download.ts';
import { createFactsReader } from './mark-media.ts';
import { registerMarkFilters } from './mark-rule.ts';
import { createBuildHandler } from './staff-routes.ts';
import type { Context, Logger, Services } from './types.ts';
import { unpackBook } from './unpack-book.ts';
import { startWorker } from './worker.ts';
import { serveJobs } from './worker-job.ts';
import { cutNarration } from './workshop/cut-narration.ts';
import { createSpeaker } from './workshop/speech-command.ts';
import { registerWorkshop } from './workshop/workshop-routes.ts';

// A worker thread of `runJob` loads this module too. Such a thread only runs jobs.
serveJobs({ unpackBook, makeDownloads, cutNarration });

export default function registerBooks(
  { action, filter, init }: RegisterFunctions,
  { env, database, services, getSchema, logger }: HookExtensionContext,
): void {
  const context: Context = {
    braille: createBrailleTranslator(String(env.BRAILLE_COMMAND || 'lou_translate')),
    database,
    services: services as unknown as Services,
    getSchema: getSchema as () => Promise<SchemaOverview>,
    log: logger as unknown as Logger,
    tempPath: String(env.TEMP_PATH ?? tmpdir()),
  };
  registerChangeHooks({ action, filter } as unknown as Parameters<typeof registerChangeHooks>[0], context);
  const readFacts = createFactsReader(openStorage);
  registerMarkFilters(filter as unknown as Parameters<typeof registerMarkFilters>[0], readFacts, openStorage);

  init('routes.before', ({ app }) => countDownloads(app as Application, context));
  init('routes.custom.before', (meta) => {
    const app = meta.app as Application;
    app.get('/books/import', createImportPageHandler(context));
    app.post('/books/import', createImportBookHandler(context));
    registerWorkshop(app, context, readFacts, createSpeaker(String(env.SPEECH_COMMAND || 'espeak-ng')));
    app.get('/books/:id/check', createCheckPageHandler(context, readFacts));
    app.post('/books/:id/downloads', createBuildHandler(context));
  });
  action('server.start', () => startWorker(context, Number(env.DOWNLOADS_START_AFTER ?? 60) * 1000));
}
