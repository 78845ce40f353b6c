/** Fills a member's lists with many rows, and defines queries of the account's pages. */
import persisted from '../../codegen/generated/graphql/persisted-documents.json' with { type: 'json' };
import type { Database } from '../setup/database.ts';

const KINDS = [
  { table: 'documents', column: 'document', more: { type: 'picture_book' } },
  { table: 'news', column: 'news', more: {} },
] as const;
const ROWS_PER_KIND = 5000;
const PLAYLISTS = 500;
/** Number of playlists with `MAX_ITEMS` items: the newest playlists. All others have ten items. */
const FULL_PLAYLISTS = 12;
const MAX_ITEMS = 500;
const WATCHED = 1000;

export interface FullLists {
  readonly documents: readonly number[];
  readonly playlist: number;
  /** Removes all rows that `fillLists` has inserted. */
  remove(): void;
}

/**
 * Inserts thousands of rows with SQL that only SQLite accepts. Directus's hooks do not run, but the tests only measure reads.
 * @param user id of an account without lists
 */
export function fillLists({ query }: Database, user: string): FullLists {
  const numberSeries = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)';
  const nowMs = Date.now();
  const idsByTable = new Map<string, number[]>();
  for (const { table, column, more } of KINDS) {
    const names = ['status', ...Object.keys(more)].join(', ');
    const values = ["'published'", ...Object.values(more).map((value) => `'${value}'`)].join(', ');
    const ids = query(
      `${numberSeries} INSERT INTO ${table} (${names}) SELECT ${values} FROM n RETURNING id`,
      ROWS_PER_KIND,
    );
    const rowIds = ids.map(({ id }) => Number(id));
    idsByTable.set(table, rowIds);
    const range = [rowIds[0] ?? 0, rowIds.at(-1) ?? 0];
    query(
      `INSERT INTO ${table}_translations (${table}_id, languages_code, title, slug) SELECT id, 'vi-VN', 'Sách ' || id, 'sach-' || id || 'x' FROM ${table} WHERE id BETWEEN ? AND ?`,
      ...range,
    );
    query(
      `INSERT INTO favorites (user, ${column}, date_created) SELECT ?, id, ? FROM ${table} WHERE id BETWEEN ? AND ?`,
      user,
      nowMs,
      ...range,
    );
  }
  const documents = idsByTable.get('documents') ?? [];
  const firstIds = (count: number) => [documents[0] ?? 0, documents[count - 1] ?? 0];
  const playlists = query(
    `${numberSeries} INSERT INTO playlists (user, title) SELECT ?, 'Danh sách ' || i FROM n RETURNING id`,
    PLAYLISTS,
    user,
  ).map(({ id }) => Number(id));
  const fullPlaylist = playlists.at(-FULL_PLAYLISTS) ?? 0;
  for (const [condition, count] of [
    ['p.id < ?', 10],
    ['p.id >= ?', MAX_ITEMS],
  ] as const) {
    query(
      `INSERT INTO playlist_items (playlist, document, sort) SELECT p.id, d.id, d.id FROM playlists p, documents d WHERE p.user = ? AND ${condition} AND d.id BETWEEN ? AND ?`,
      user,
      fullPlaylist,
      ...firstIds(count),
    );
  }
  query(
    'INSERT INTO watched (user, document, page, progress, date_created, date_updated) SELECT ?, id, 2, 0.5, ?, ? FROM documents WHERE id BETWEEN ? AND ?',
    user,
    nowMs,
    nowMs,
    ...firstIds(WATCHED),
  );
  return {
    documents,
    playlist: fullPlaylist,
    remove: () => {
      query('DELETE FROM playlist_items WHERE playlist IN (SELECT id FROM playlists WHERE user = ?)', user);
      for (const table of ['favorites', 'playlists', 'watched']) query(`DELETE FROM ${table} WHERE user = ?`, user);
      for (const [table, ids] of idsByTable) {
        const range = [ids[0] ?? 0, ids.at(-1) ?? 0];
        query(`DELETE FROM ${table}_translations WHERE ${table}_id BETWEEN ? AND ?`, ...range);
        query(`DELETE FROM ${table} WHERE id BETWEEN ? AND ?`, ...range);
      }
    },
  };
}

export interface PageQuery {
  readonly what: string;
  /** Path below the site's `/api`. */
  readonly path: string;
  /** Body of a POST request. Without a body, the request is a GET. */
  readonly body?: object;
  /** Key of the rows in the response's `data`. */
  readonly rowsIn?: string;
  readonly expected: number;
}

/**
 * Returns the text of a persisted document, and its hash.
 * @throws Error if no document has this name
 */
export function findPersistedDocument(name: string): { hash: string; text: string } {
  const persistedQuery = Object.entries(persisted).find(([, text]) => text.includes(`query ${name}(`));
  if (!persistedQuery) throw new Error(`no trusted document ${name}`);
  return { hash: persistedQuery[0], text: persistedQuery[1] };
}

/** Returns queries of the account's pages, in the form in which the pages send them, each with the expected number of rows. */
export function pageQueries({ documents, playlist }: FullLists): PageQuery[] {
  const page = { limit: 12, offset: 0, sort: ['-id'] };
  const queryOf = (listName: string, name: string, rowsIn: string, expected: number, variables: object): PageQuery => ({
    what: listName,
    path: '/graphql',
    body: { documentId: findPersistedDocument(name).hash, variables },
    rowsIn,
    expected,
  });
  const cardIds = documents.slice(-24);
  return [
    queryOf('the newest favourites', 'MyFavorites', 'favorites', 12, { ...page, filter: {} }),
    queryOf('the oldest favourites, the last page', 'MyFavorites', 'favorites', 12, {
      ...page,
      sort: ['id'],
      offset: 9984,
      filter: {},
    }),
    queryOf('favourites of one kind', 'MyFavorites', 'favorites', 12, {
      ...page,
      filter: { news: { id: { _nnull: true } } },
    }),
    queryOf('the hearts of 24 cards', 'MyHearts', 'favorites', 24, {
      filter: { _or: [{ document: { id: { _in: cardIds } } }] },
    }),
    queryOf('the playlists', 'MyPlaylists', 'playlists', 12, {
      filter: { deleted_at: { _null: true } },
      limit: 12,
      offset: 0,
    }),
    queryOf('a playlist of 500 books', 'MyPlaylist', 'playlists', 1, { id: playlist }),
    queryOf('the choice among all playlists', 'MyPlaylistChoices', 'playlists', 500, { document: documents[0] }),
    queryOf('the history', 'MyWatched', 'watched', 12, {
      limit: 12,
      offset: 0,
      sort: ['-date_updated', '-id'],
      filter: {},
    }),
    {
      what: 'the pictures of 24 cards',
      path: `/pictures/documents?ids=${cardIds.join(',')}`,
      expected: 24,
    },
  ];
}
