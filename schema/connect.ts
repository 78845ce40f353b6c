import { setTimeout } from 'node:timers/promises';
import { createDirectus, customEndpoint, type RestCommand, rest, staticToken } from '@directus/sdk';
import type { Schema } from '../codegen/generated/sdk-schema.ts';

/** Administrator credentials of a Directus: a static token, or an e-mail and a password. */
export type Admin = { url: string; token?: string; email?: string; password?: string };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Api = {
  url: string;
  token: string;
  /** Sends a command of @directus/sdk, with retries. An error has the method, the path and Directus's messages. */
  request: <T>(command: RestCommand<T, Schema>) => Promise<T>;
  /** Sends a request for which the SDK has no command (decision 036). */
  call: <T = unknown>(method: Method, path: string, body?: unknown) => Promise<T>;
};

/**
 * Logs in and returns the session token. Uses session mode, because the other modes are disabled (docs/threat-model.md 14). Directus also accepts this
 * token as a bearer token, so the client needs no cookies.
 */
async function logIn({ url, email, password }: Admin): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  const token = answer.headers
    .getSetCookie()
    .map((cookie) => /^[^=]+=(eyJ[^;]+)/.exec(cookie)?.[1])
    .find(Boolean);
  if (!answer.ok || !token)
    throw new Error(`Log-in of ${email} at ${url} failed: ${answer.status} ${await answer.text()}`);
  return token;
}

/** Creates a client for scripts: schema, seeds, codegen and tests. */
export async function connect(admin: Admin): Promise<Api> {
  const url = admin.url.replace(/\/$/, '');
  const token = admin.token ?? (await logIn({ ...admin, url }));
  const client = createDirectus<Schema>(url).with(staticToken(token)).with(rest());
  const request = async <T>(command: RestCommand<T, Schema>): Promise<T> => {
    const { method = 'GET', path } = command();
    for (let attempt = 1; ; attempt++) {
      try {
        return await client.request(command);
      } catch (error) {
        const mayRetry = isUnderPressure(error) || (method === 'GET' && isConnectionLost(error));
        if (attempt === ATTEMPTS || !mayRetry) throw new Error(`${method} ${path}: ${explain(error)}`);
        await setTimeout(attempt * 200);
      }
    }
  };
  return {
    url,
    token,
    request,
    call: <T>(method: Method, path: string, body?: unknown) =>
      request(customEndpoint<T>({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })),
  };
}

/**
 * Maximum number of attempts. Directus refuses a request early when its event loop is busy (docs/threat-model.md 11), so a request with any method may be
 * retried.
 */
const ATTEMPTS = 15;
const isUnderPressure = (error: unknown) =>
  errorsOf(error).some(({ extensions }) => extensions?.reason === 'Under pressure');

/** Checks whether a connection was closed, or was not established in time. Directus may have executed the request, so only reads are retried. */
const isConnectionLost = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNRESET', 'EPIPE'].includes(String(error.cause.code));

type DirectusError = { message?: string; extensions?: { reason?: string } };
function errorsOf(error: unknown): DirectusError[] {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  return Array.isArray(errors) ? errors : [];
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'response' in error && error.response instanceof Response
    ? error.response.status
    : undefined;

function explain(error: unknown): string {
  const messages = errorsOf(error).map((item) => item.message ?? JSON.stringify(item));
  if (messages.length > 0) return [statusOf(error), messages.join('; ')].filter(Boolean).join(' ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
