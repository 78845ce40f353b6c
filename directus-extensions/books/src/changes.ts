/** Finds the documents that a change affects. */
import { formats } from './book.ts';
import { hasQueue, queueDownloads } from './job-queue.ts';
import type { Context, Database, EventContext, EventMeta, Key, Row } from './types.ts';

type Action = (event: string, handler: (meta: EventMeta, context: EventContext) => Promise<void>) => void;
type Filter = (
  event: string,
  handler: (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>,
) => void;

const keysOf = ({ key, keys, item, payload }: EventMeta): Key[] => {
  if (keys !== undefined) return [...keys];
  if (key !== undefined) return [key];
  if (item !== undefined) return [item];
  return Array.isArray(payload) ? (payload as Key[]) : [];
};

/** For each collection, maps keys of rows to keys of documents. */
const ownersOf: Readonly<Record<string, (database: Database, keys: readonly Key[]) => Promise<Key[]>>> = {
  documents: async (_database, keys) => [...keys],
  documents_translations: (database, keys) =>
    pluck(database('documents_translations').whereIn('id', keys), 'documents_id'),
  document_pages: (database, keys) => pluck(database('document_pages').whereIn('id', keys), 'document'),
  document_pages_translations: (database, keys) =>
    pluck(
      database('document_pages_translations as text')
        .join('document_pages as page', 'page.id', 'text.document_pages_id')
        .whereIn('text.id', keys),
      'page.document',
    ),
};

const pluck = async (query: { distinct(column: string): PromiseLike<Row[]> }, column: string): Promise<Key[]> =>
  (await query.distinct(`${column} as owner`)).flatMap(({ owner }) => (owner === null ? [] : [owner as Key]));

/** The documents that these rows belong to. Empty for an unrelated collection. */
export const documentsOf = async (database: Database, collection: string, keys: readonly Key[]): Promise<Key[]> =>
  Object.hasOwn(ownersOf, collection) ? ((await ownersOf[collection]?.(database, keys)) ?? []) : [];

/** Documents that reference a file. */
async function documentsOfFiles(database: Database, ids: readonly Key[]): Promise<Key[]> {
  const texts = await pluck(
    database('document_pages_translations as text')
      .join('document_pages as page', 'page.id', 'text.document_pages_id')
      .whereIn('text.narration', ids),
    'page.document',
  );
  const pages = await pluck(database('document_pages').whereIn('image', ids), 'document');
  return [...texts, ...pages, ...(await pluck(database('documents').whereIn('cover', ids), 'id'))];
}

/**
 * Registers hooks that queue a rebuild of the downloads after a change of a document, its texts, its pages or its files, and that delete the downloads
 * of a deleted document.
 */
export function watchChanges({ action, filter }: { action: Action; filter: Filter }, context: Context): void {
  const { log } = context;
  let isReady = false;

  const askFor = async (database: Database, find: () => Promise<Key[]>) => {
    try {
      isReady ||= await hasQueue(database);
      if (!isReady) return;
      const documents = await find();
      if (documents.length > 0) await queueDownloads(database, documents);
    } catch (error) {
      // The change itself is saved. The worker's periodic check, or the next change, queues the job.
      log.error(error, 'books: no downloads asked for after a change');
    }
  };

  for (const [collection, find] of Object.entries(ownersOf)) {
    for (const event of ['create', 'update', 'promote', 'sort']) {
      action(`${collection}.items.${event}`, (meta, { database }) =>
        askFor(database, () => find(database, keysOf(meta))),
      );
    }
    if (collection === 'documents') continue;
    // Must run before the deletion, inside its transaction: afterwards the document cannot be found.
    filter(`${collection}.items.delete`, async (payload, _meta, { database }) => {
      await askFor(database, () => find(database, payload as Key[]));
      return payload;
    });
  }
  action('files.update', (meta, { database }) => askFor(database, () => documentsOfFiles(database, keysOf(meta))));

  const files = new Map<string, string[]>();
  filter('documents.items.delete', async (payload, _meta, { database }) => {
    const keys = payload as Key[];
    const rows: Row[] = await database('document_downloads')
      .whereIn('document', keys)
      .whereIn('format', [...formats])
      .whereNotNull('file')
      .select('file');
    if (rows.length > 0)
      files.set(
        keys.join(),
        rows.map(({ file }) => String(file)),
      );
    return payload;
  });
  action('documents.items.delete', async (meta) => {
    const name = keysOf(meta).join();
    const ids = files.get(name);
    if (!ids) return;
    files.delete(name);
    const { services, getSchema, database } = context;
    await new services.FilesService({ accountability: null, schema: await getSchema(), knex: database }).deleteMany(
      ids,
    );
  });
}
