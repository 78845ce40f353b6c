/** Queues the downloads of the documents that a change affects. */
import { formats } from './book.ts';
import { hasJobsTable, queueDownloads } from './job-queue.ts';
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

/** Functions by collection. Each returns the keys of the documents to which the given rows belong. */
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

/** Column of each collection that links a row to its document or page. A change of the column may move the row to another document. */
const ownerColumns: Readonly<Record<string, string>> = {
  documents_translations: 'documents_id',
  document_pages: 'document',
  document_pages_translations: 'document_pages_id',
};

const pluck = async (query: { distinct(column: string): PromiseLike<Row[]> }, column: string): Promise<Key[]> =>
  (await query.distinct(`${column} as owner`)).flatMap(({ owner }) => (owner === null ? [] : [owner as Key]));

/** Returns the keys of the documents to which these rows belong. Returns an empty array for a collection that is not in `ownersOf`. */
export const documentsOf = async (database: Database, collection: string, keys: readonly Key[]): Promise<Key[]> =>
  Object.hasOwn(ownersOf, collection) ? ((await ownersOf[collection]?.(database, keys)) ?? []) : [];

/** Returns the keys of the documents that use one of these files as a narration, as a sign clip, as the picture of a page or as the cover. */
async function documentsOfFiles(database: Database, ids: readonly Key[]): Promise<Key[]> {
  const texts = await pluck(
    database('document_pages_translations as text')
      .join('document_pages as page', 'page.id', 'text.document_pages_id')
      .whereIn('text.narration', ids)
      .orWhereIn('text.sign_video', ids),
    'page.document',
  );
  const pages = await pluck(database('document_pages').whereIn('image', ids), 'document');
  return [...texts, ...pages, ...(await pluck(database('documents').whereIn('cover', ids), 'id'))];
}

/**
 * Registers hooks for changes of a document, its texts, its pages or its files. A change queues a check of the downloads. The deletion of a
 * document deletes the generated files of its downloads.
 */
export function registerChangeHooks({ action, filter }: { action: Action; filter: Filter }, context: Context): void {
  const { log } = context;
  let isReady = false;

  const queueFor = async (database: Database, findDocuments: (connection: Database) => Promise<Key[]>) => {
    const queue = async (connection: Database) => {
      isReady ||= await hasJobsTable(connection);
      if (!isReady) return;
      const documents = await findDocuments(connection);
      if (documents.length > 0) await queueDownloads(connection, documents);
    };
    try {
      // After an error PostgreSQL refuses all further statements of a transaction. A savepoint therefore protects the transaction of the save.
      if (database.isTransaction) await database.transaction(queue);
      else await queue(database);
    } catch (error) {
      // The save continues. The next start does not queue this check, because a start queues only missing downloads and downloads of other editions.
      log.error(error, 'books: the downloads of a change were not queued; they stay outdated until the next change');
    }
  };

  for (const [collection, find] of Object.entries(ownersOf)) {
    for (const event of ['create', 'update', 'promote', 'sort']) {
      action(`${collection}.items.${event}`, (meta, { database }) =>
        queueFor(database, (connection) => find(connection, keysOf(meta))),
      );
    }
    const ownerColumn = ownerColumns[collection];
    if (ownerColumn === undefined) continue;
    // Both filters run before the change, because afterwards the former document cannot be found. If the change fails, the queued check is harmless.
    filter(`${collection}.items.delete`, async (payload, _meta, { database }) => {
      await queueFor(database, (connection) => find(connection, payload as Key[]));
      return payload;
    });
    filter(`${collection}.items.update`, async (payload, meta, { database, accountability }) => {
      // Filters run before Directus's permission check, which refuses changes of content by callers without Studio access.
      const isStaff = accountability === null || accountability.admin || accountability.app;
      if (isStaff && Object.hasOwn(Object(payload), ownerColumn))
        await queueFor(database, (connection) => find(connection, keysOf(meta)));
      return payload;
    });
  }
  action('files.update', (meta, { database }) =>
    queueFor(database, (connection) => documentsOfFiles(connection, keysOf(meta))),
  );

  const filesOfDeletedDocuments = new Map<string, string[]>();
  filter('documents.items.delete', async (payload, _meta, { database }) => {
    const keys = payload as Key[];
    const rows: Row[] = await database('document_downloads')
      .whereIn('document', keys)
      .whereIn('format', [...formats])
      .whereNotNull('file')
      .select('file');
    if (rows.length > 0)
      filesOfDeletedDocuments.set(
        keys.join(),
        rows.map(({ file }) => String(file)),
      );
    return payload;
  });
  action('documents.items.delete', async (meta) => {
    const name = keysOf(meta).join();
    const ids = filesOfDeletedDocuments.get(name);
    if (!ids) return;
    filesOfDeletedDocuments.delete(name);
    const { services, getSchema, database } = context;
    await new services.FilesService({ accountability: null, schema: await getSchema(), knex: database }).deleteMany(
      ids,
    );
  });
}
