import { setTimeout } from 'node:timers/promises';
import { createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';

/** How to reach a Directus as an administrator: a static token, or an e-mail and a password. */
export type Admin = { url: string; token?: string; email?: string; password?: string };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Api = {
  url: string;
  token: string;
  /** Sends one request and answers the unwrapped `data`; throws with method, path and Directus's own messages. */
  call: <T = unknown>(method: Method, path: string, body?: unknown) => Promise<T>;
  /** The text of an answer that is no `data`, such as a specification. */
  text: (path: string) => Promise<string>;
};

/**
 * The session token of an e-mail and password. Session mode, because the other modes are closed (hardening 11); Directus
 * takes the cookie's token as a bearer token too, which spares this client a cookie jar.
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

/** A client for scripts: the schema, the seeds, codegen and the tests. */
export async function connect(admin: Admin): Promise<Api> {
  const url = admin.url.replace(/\/$/, '');
  const token = admin.token ?? (await logIn({ ...admin, url }));
  const client = createDirectus(url).with(staticToken(token)).with(rest());
  const send = async <T>(method: Method, path: string, run: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const mayAskAgain = isUnderPressure(error) || (method === 'GET' && isCutOff(error));
        if (attempt === ATTEMPTS || !mayAskAgain) throw new Error(`${method} ${path}: ${explain(error)}`);
        await setTimeout(attempt * 200);
      }
    }
  };
  return {
    url,
    token,
    call: <T>(method: Method, path: string, body?: unknown) => {
      const request = { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return send(method, path, () => client.request(customEndpoint<T>(request)));
    },
    text: (path) =>
      send('GET', path, async () => {
        const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
        const text = await answer.text();
        if (!answer.ok) throw text.startsWith('{') ? JSON.parse(text) : new Error(`${answer.status} ${text}`);
        return text;
      }),
  };
}

/** Directus refuses before it does anything when its event loop is busy (hardening 8): asking again is safe for every method. */
const ATTEMPTS = 15;
const isUnderPressure = (error: unknown) =>
  errorsOf(error).some(({ extensions }) => extensions?.reason === 'Under pressure');

/**
 * A connection that ended, or did not come about in time. Whether the request was carried out is not known, so only reading is asked again. Seen
 * once, just after Directus had started beside other work; why it ended was not found.
 */
const isCutOff = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNRESET', 'EPIPE'].includes(String(error.cause.code));

type DirectusError = { message?: string; extensions?: { reason?: string } };
function errorsOf(error: unknown): DirectusError[] {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  return Array.isArray(errors) ? errors : [];
}

function explain(error: unknown): string {
  const messages = errorsOf(error).map((item) => item.message ?? JSON.stringify(item));
  if (messages.length > 0) return messages.join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
