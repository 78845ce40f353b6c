import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type AnyVariables, createClient, fetchExchange, stringifyDocument } from '@urql/core';
import { previewSession } from '@/preview/session';
import { backEndFetch } from './back-end-fetch.ts';
import { isNoAnswer } from './back-end-visits.ts';
import { joinedRead } from './joined-reads.ts';
import { directusUrl, siteOrigin, siteSecret } from './settings.ts';

/** The back end did not answer, or answered with an error. Pages let it through: the last good page stays, or the error page speaks. */
export class CmsError extends Error {
  override name = 'CmsError';
}

const hour = 3600;

export interface QueryOptions {
  /** Cache tags; a change in Directus revalidates them. */
  tags: string[];
  /** Seconds after which the answer is read again even without a change; an hour unless told, 0 keeps nothing. */
  revalidate?: number;
}

/** For what one visit asks and hardly another: nothing of it is kept. */
export const unkept: QueryOptions = { tags: [], revalidate: 0 };

/** @throws CmsError */
const ask = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  headers: Record<string, string>,
): Promise<Data> => {
  const started = Date.now();
  for (let attempt = 1; ; attempt++) {
    const client = createClient({
      url: `${directusUrl()}/graphql`,
      exchanges: [fetchExchange],
      preferGetMethod: false,
      requestPolicy: 'network-only',
      fetch: backEndFetch as typeof fetch,
      fetchOptions: { headers: { 'x-site-secret': siteSecret(), ...headers }, cache: 'no-store' },
    });
    const { data, error } = await client.query(document, variables).toPromise();
    if (data && !error) return data;
    const mayRetry = attempt === 1 && Date.now() - started < 700 && !isNoAnswer(error);
    if (!mayRetry) throw new CmsError(`Directus: ${error?.message ?? 'no data'}`, { cause: error });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
};

/**
 * Reads public content from Directus with a generated document. One client a call: a shared @urql/core client merges equal concurrent
 * queries whatever their headers.
 * @throws CmsError when Directus fails or takes longer than a read may (back-end-lanes.ts); one quick failure is retried.
 */
export const query = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { tags, revalidate = hour }: QueryOptions,
): Promise<Data> => {
  // An editor's preview asks in the editor's own name, so that drafts are shown, and nothing of it is kept. As elsewhere the document is the site's
  // own: what a member may ask for by queries of their own does not bound it.
  const session = await previewSession();
  if (session) return ask(document, variables, { cookie: session, origin: siteOrigin() });
  if (revalidate === 0) return ask(document, variables, {});
  const key = ['graphql', stringifyDocument(document), JSON.stringify(variables)];
  return joinedRead(key, () => ask(document, variables, {}), { tags, revalidate });
};
