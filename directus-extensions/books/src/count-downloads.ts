/** Counts the downloads of documents by day (docs/decisions/277-daily-counts.md). Nothing about the request is stored. */
import { addDailyCounts } from '@hat-nang/model/backend/daily-counts';
import type { Application, Request, Response } from 'express';
import type { Context, Database } from './types.ts';

const FLUSH_DELAY_MS = 5000;
/** Maximum number of different files that are counted between two writes. */
const MAX_FILES = 1000;
const FILE_PATH = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;
const DOWNLOAD_TYPE = /^application\/(?:pdf|epub\+zip|zip)\b/;

/** Counts the complete responses (200) to GET requests for a PDF, EPUB or zip. A part of a file (206) and an unchanged file (304) do not count. */
export function countDownloads(app: Application, { database, log }: Pick<Context, 'database' | 'log'>): void {
  const sentFiles = new Map<string, number>();
  const flush = () => {
    const counts = new Map(sentFiles);
    sentFiles.clear();
    writeDownloads(database, counts).catch((error: unknown) => log.error(error, 'books: downloads were not counted'));
  };
  app.use('/assets', (request: Request, response: Response, next) => {
    const id = request.method === 'GET' ? FILE_PATH.exec(request.path)?.[1]?.toLowerCase() : undefined;
    if (id !== undefined)
      response.once('finish', () => {
        const isDownload = DOWNLOAD_TYPE.test(String(response.getHeader('content-type')));
        if (response.statusCode !== 200 || !isDownload || (sentFiles.size >= MAX_FILES && !sentFiles.has(id))) return;
        if (sentFiles.size === 0) setTimeout(flush, FLUSH_DELAY_MS).unref();
        sentFiles.set(id, (sentFiles.get(id) ?? 0) + 1);
      });
    next();
  });
}

/** Adds the downloads to the counts of their documents. A file without a row in `document_downloads` is not counted. */
async function writeDownloads(database: Database, sentFiles: ReadonlyMap<string, number>): Promise<void> {
  const rows: Array<{ document: number; file: string }> = await database('document_downloads')
    .whereIn('file', [...sentFiles.keys()])
    .select('document', 'file');
  await addDailyCounts(
    database,
    rows.map(({ document, file }) => ({
      kind: 'downloaded',
      collection: 'documents',
      item: Number(document),
      count: sentFiles.get(file) ?? 0,
    })),
  );
}
