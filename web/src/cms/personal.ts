'use client';

/**
 * GraphQL client for data of the signed-in user, based on urql with its document cache. The client uses trusted documents: it sends the hash of a generated
 * document, never the text.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type AnyVariables,
  type Client,
  type CombinedError,
  cacheExchange,
  createClient,
  fetchExchange,
  makeOperation,
  mapExchange,
} from '@urql/core';
import { sessionStore } from '@/session/session-store';
import { ApiError, NetworkError } from './rest.ts';

const timeoutMs = 20_000;

/**
 * Replaces the document by its hash, which urql sends as `documentId`. This exchange must come after the cache, which needs the definitions of the document.
 */
const hashExchange = mapExchange({
  onOperation(operation) {
    // The cache may repeat a query after a change. Such a query already has its hash.
    if ('documentId' in operation.query) return operation;
    const { hash } = (operation.query as { __meta__?: { hash: string } }).__meta__ ?? {};
    if (!hash) throw new Error('a document without a hash');
    const query = { kind: operation.query.kind, definitions: [], documentId: hash };
    return makeOperation(operation.kind, { ...operation, query });
  },
});

const createPersonalClient = (): Client =>
  createClient({
    url: '/api/graphql',
    exchanges: [cacheExchange, hashExchange, fetchExchange],
    preferGetMethod: false,
    fetch: (url, init) => {
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
      return fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.any(signals) });
    },
  });

let currentClient: { userId: string | undefined; client: Client } | undefined;

/**
 * Returns the client of the current user, for `Provider` and for code outside of React. After a change of the user, this is a new client with an empty cache.
 */
export const personalGraphql = (): Client => {
  const userId = sessionStore.get().user?.id;
  if (!currentClient || currentClient.userId !== userId) currentClient = { userId, client: createPersonalClient() };
  return currentClient.client;
};

/** Codes of failures of the back end. Like refusals, GraphQL may report them with status 200. */
const failureCodes = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'UNKNOWN']);

/** Converts urql's error to one of the two error types of REST calls (rest.ts). */
export const toApiError = ({ graphQLErrors, networkError, response }: CombinedError): ApiError | NetworkError => {
  const status = (response as Response | undefined)?.status;
  if (status === undefined || (networkError && graphQLErrors.length === 0 && status < 400)) {
    return new NetworkError('graphql', { cause: networkError });
  }
  const errors = graphQLErrors.map(({ message, extensions }) => ({
    message,
    extensions: { code: String(extensions?.code ?? 'UNKNOWN') },
  }));
  if (status >= 400) return new ApiError(status, errors);
  return new ApiError(errors.some(({ extensions }) => failureCodes.has(extensions.code)) ? 500 : 400, errors);
};

const unwrapResult = <Data>({ data, error }: { data?: Data; error?: CombinedError }): Data => {
  if (data === undefined || data === null || error) throw error ? toApiError(error) : new NetworkError('graphql');
  return data;
};

/**
 * Reads data of the user from the network, even if a response is cached.
 * @throws ApiError (401: signed out), NetworkError
 */
export const readOwnData = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  unwrapResult(await personalGraphql().query(document, variables, { requestPolicy: 'network-only' }).toPromise());

/**
 * Sends a mutation, and invalidates cached responses that contain rows of the same type.
 * @throws ApiError, NetworkError
 */
export const changeOwnData = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => unwrapResult(await personalGraphql().mutation(document, variables).toPromise());
