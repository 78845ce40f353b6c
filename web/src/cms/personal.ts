'use client';

/**
 * The GraphQL client of the person who is signed in (house, "One job per client"): urql with its document cache, by the trusted-document route: the
 * hash of a generated document is sent, never its text.
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

const timeout = 20_000;

/** urql sends `documentId` in place of a document without definitions. After the cache, which needs the definitions. */
const hashExchange = mapExchange({
  onOperation(operation) {
    // A query that the cache repeats after a change already has it.
    if ('documentId' in operation.query) return operation;
    const { hash } = (operation.query as { __meta__?: { hash: string } }).__meta__ ?? {};
    if (!hash) throw new Error('a document without a hash');
    const query = { kind: operation.query.kind, definitions: [], documentId: hash };
    return makeOperation(operation.kind, { ...operation, query });
  },
});

const makeClient = (): Client =>
  createClient({
    url: '/api/graphql',
    exchanges: [cacheExchange, hashExchange, fetchExchange],
    preferGetMethod: false,
    fetch: (url, init) => {
      const signals = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
      return fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.any(signals) });
    },
  });

let held: { person: string | undefined; client: Client } | undefined;

/** For `Provider`, and for code outside of React. Each user gets a new client, so that no cached answer reaches another. */
export const personalGraphql = (): Client => {
  const person = sessionStore.get().user?.id;
  if (!held || held.person !== person) held = { person, client: makeClient() };
  return held.client;
};

/** urql's error as one of the two error types of REST calls (rest.ts). */
export const toApiError = ({ graphQLErrors, networkError, response }: CombinedError): ApiError | NetworkError => {
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
  if (data === undefined || data === null || error) throw error ? toApiError(error) : new NetworkError('graphql');
  return data;
};

/**
 * Bypasses the cache.
 * @throws ApiError (401: signed out), NetworkError
 */
export const readOwn = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  settle(await personalGraphql().query(document, variables, { requestPolicy: 'network-only' }).toPromise());

/**
 * Invalidates cached answers that contain rows of the same type.
 * @throws ApiError, NetworkError
 */
export const changeOwn = async <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => settle(await personalGraphql().mutation(document, variables).toPromise());
