import { createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';

/** How to reach a Directus as an administrator: a static token, or an e-mail and a password. */
export type Admin = { url: string; token?: string; email?: string; password?: string };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Api = {
  url: string;
  token: string;
  /** Sends one request and answers the unwrapped `data`; throws with method, path and Directus's own messages. */
  call: <T = unknown>(method: Method, path: string, body?: unknown) => Promise<T>;
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
  if (!answer.ok || !token) throw new Error(`Log-in of ${email} at ${url} failed: ${answer.status} ${await answer.text()}`);
  return token;
}

/** A client for scripts: the schema, the seeds, codegen and the tests. */
export async function connect(admin: Admin): Promise<Api> {
  const url = admin.url.replace(/\/$/, '');
  const token = admin.token ?? (await logIn({ ...admin, url }));
  const client = createDirectus(url).with(staticToken(token)).with(rest());
  const call = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
    const request = { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    try {
      return await client.request(customEndpoint<T>(request));
    } catch (error) {
      throw new Error(`${method} ${path}: ${explain(error)}`, { cause: error });
    }
  };
  return { url, token, call };
}

function explain(error: unknown): string {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (Array.isArray(errors)) return errors.map((e: { message?: string }) => e.message ?? JSON.stringify(e)).join('; ');
  return error instanceof Error ? error.message : String(error);
}
