import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type AnyVariables, CombinedError, stringifyDocument } from '@urql/core';
import { sectionOfWord } from '@/preview/preview-address';
import { previewAddress, previewSession } from '@/preview/session';
import { toVersionDocument } from '@/preview/version-document';
import { createReadClient } from './graphql-client.ts';
import { coalesceRead } from './joined-reads.ts';
import { siteOrigin } from './settings.ts';

/**
 * Error of a read: Directus did not answer, or answered with an error. If a page does not catch the error, the visitor gets the last good page or the error
 * page.
 */
export class CmsError extends Error {
  override name = 'CmsError';
}

const hourSeconds = 3600;

export interface QueryOptions {
  /** Cache tags; a change in Directus revalidates them. */
  tags: string[];
  /** Seconds after which the data is read again even without a change. The default is an hour; 0 disables the cache. */
  revalidate?: number;
  /** The item that the document reads, if the document reads only one item. The preview of a version reads that version instead of the published item. */
  item?: { collection: string; id?: number };
}

/** Options that disable the cache, for reads that are rarely repeated. */
export const uncachedOptions: QueryOptions = { tags: [], revalidate: 0 };

/**
 * Sends a query to Directus without the cache.
 * @throws CmsError
 */
const runQuery = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  headers: Record<string, string>,
): Promise<Data> => {
  const { data, error } = await createReadClient(headers).query(document, variables).toPromise();
  if (!data || error) throw new CmsError(`Directus: ${error?.message ?? 'no data'}`, { cause: error });
  return data;
};

/** Reads an item as the version that the editor previews. Undefined if the preview does not show a version of this item. */
const readVersion = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { collection, id: requestedId }: NonNullable<QueryOptions['item']>,
  headers: Record<string, string>,
): Promise<Data | undefined> => {
  const { word = '', id = 0, version } = (await previewAddress())?.item ?? {};
  if (version === undefined || sectionOfWord(word)?.collection !== collection) return undefined;
  if (requestedId !== undefined && requestedId !== id) return undefined;
  const { document: versionDocument, key } = toVersionDocument(document, collection, id, version);
  const row = await runQuery(versionDocument, {}, headers).then(
    (data) => data[key],
    (error: unknown) => {
      // Directus refuses a version that is gone or was never there. The page is then a 404, and not an outage.
      if (isForbidden(error)) return null;
      throw error;
    },
  );
  return { [key]: row ? [row] : [] } as Data;
};

const isForbidden = (error: unknown): boolean =>
  error instanceof CmsError &&
  error.cause instanceof CombinedError &&
  error.cause.graphQLErrors.some(({ extensions }) => extensions.code === 'FORBIDDEN');

/**
 * Reads public content from Directus with a generated document. Next, not urql, caches the response under its tags, because the page must have the same tags.
 * A failure soon after the start of the read is retried once.
 * @throws CmsError when Directus fails or exceeds the deadline (back-end-lanes.ts)
 */
export const query = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { tags, revalidate = hourSeconds, item }: QueryOptions,
): Promise<Data> => {
  // A preview reads with the editor's session, because the preview shows drafts. The response is not cached. The query limits of members do not apply,
  // because the document belongs to the site.
  const session = await previewSession();
  if (session) {
    const headers = { cookie: session, origin: siteOrigin() };
    return (item && (await readVersion(document, item, headers))) ?? runQuery(document, variables, headers);
  }
  if (revalidate === 0) return runQuery(document, variables, {});
  const key = ['graphql', stringifyDocument(document), JSON.stringify(variables)];
  return coalesceRead(key, () => runQuery(document, variables, {}), { tags, revalidate });
};
