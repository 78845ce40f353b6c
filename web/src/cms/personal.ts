/**
 * Personal data in the browser, by the trusted-document door (house, "One job per client"): the hash of a generated document is sent, never its
 * text. No cache: what somebody else's tab, or the next person at this computer, would be shown is always asked for.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type AnyVariables, type CombinedError, createClient, createRequest, fetchExchange } from '@urql/core';
import { ApiError, NetworkError } from './rest.ts';

const timeout = 20_000;

/** What stands in urql's body for a persisted document, in the door's words. The text is never sent. */
const byHash = (body: BodyInit | null | undefined): string => {
  const { variables, extensions } = JSON.parse(String(body)) as {
    variables?: unknown;
    extensions: { persistedQuery: { sha256Hash: string } };
  };
  return JSON.stringify({ documentId: extensions.persistedQuery.sha256Hash, variables });
};

const client = createClient({
  url: '/api/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
  requestPolicy: 'network-only',
  // urql puts a signal of its own in place of the one in its options.
  fetch: (url, init) =>
    fetch(url, { ...init, body: byHash(init?.body), cache: 'no-store', signal: AbortSignal.timeout(timeout) }),
});

/** @throws Error for a document that was not generated with its hash */
const requestOf = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const hash = (document as { __meta__?: { hash: string } }).__meta__?.hash;
  if (!hash) throw new Error('a document without a hash');
  return createRequest<Data, Variables>(document, variables, { persistedQuery: { version: 1, sha256Hash: hash } });
};

/** The same two errors as of every other call (rest.ts). */
const toError = ({ graphQLErrors, networkError, response }: CombinedError): Error => {
  const status = (response as Response | undefined)?.status;
  if (status === undefined || (networkError && graphQLErrors.length === 0 && status < 400)) {
    return new NetworkError('graphql', { cause: networkError });
  }
  const errors = graphQLErrors.map(({ message, extensions }) => ({
    message,
    extensions: { code: String(extensions?.code ?? 'UNKNOWN') },
  }));
  return new ApiError(Math.max(status, 400), errors);
};

const settle = <Data>({ data, error }: { data?: Data; error?: CombinedError }): Data => {
  if (data === undefined || data === null || error) throw error ? toError(error) : new NetworkError('graphql');
  return data;
};

/** @throws ApiError (401: nobody is signed in any more), NetworkError */
export const readOwn = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => settle(await client.executeQuery<Data, Variables>(requestOf(document, variables)).toPromise());

/** @throws ApiError, NetworkError */
export const changeOwn = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => settle(await client.executeMutation<Data, Variables>(requestOf(document, variables)).toPromise());
