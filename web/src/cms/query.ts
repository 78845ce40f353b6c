import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type AnyVariables, stringifyDocument } from '@urql/core';
import { previewSession } from '@/preview/session';
import { readClient } from './graphql-client.ts';
import { joinedRead } from './joined-reads.ts';
import { siteOrigin } from './settings.ts';

/** The back end did not answer, or answered with an error. Pages do not catch it: the visitor gets the last good page, or the error page. */
export class CmsError extends Error {
  override name = 'CmsError';
}

const hour = 3600;

export interface QueryOptions {
  /** Cache tags; a change in Directus revalidates them. */
  tags: string[];
  /** Seconds after which the answer is read again even without a change; an hour by default, 0 disables the cache. */
  revalidate?: number;
}

/** For reads that hardly repeat: nothing is cached. */
export const uncached: QueryOptions = { tags: [], revalidate: 0 };

/** @throws CmsError */
const ask = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  headers: Record<string, string>,
): Promise<Data> => {
  const { data, error } = await readClient(headers).query(document, variables).toPromise();
  if (!data || error) throw new CmsError(`Directus: ${error?.message ?? 'no data'}`, { cause: error });
  return data;
};

/**
 * Reads public content from Directus with a generated document. Next caches answers under their tags, around urql, because the tags belong to the
 * page.
 * @throws CmsError when Directus fails or exceeds the deadline (back-end-lanes.ts); one quick failure is retried
 */
export const query = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { tags, revalidate = hour }: QueryOptions,
): Promise<Data> => {
  // A preview reads with the editor's session, so that it shows drafts, and nothing is cached. The document is the site's own: a member's query
  // limits do not apply.
  const session = await previewSession();
  if (session) return ask(document, variables, { cookie: session, origin: siteOrigin() });
  if (revalidate === 0) return ask(document, variables, {});
  const key = ['graphql', stringifyDocument(document), JSON.stringify(variables)];
  return joinedRead(key, () => ask(document, variables, {}), { tags, revalidate });
};
