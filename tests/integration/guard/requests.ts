/** Sends requests to the running Directus. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoRole } from '../../../scripts/stack/settings.ts';
import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';

/** The parts of a response that tests read. `body` is the parsed JSON, or `{ text }` if the response is not JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Parsed body of a response. The type is loose on purpose, because the body is data from outside. */
interface Body {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<{ message: string; extensions: { code: string; reason?: string } }>;
  readonly [key: string]: unknown;
}

export interface Options {
  readonly headers?: Record<string, string>;
  /** Body that is sent as JSON. */
  readonly json?: unknown;
  /** Body that is sent unchanged. */
  readonly body?: NonNullable<RequestInit['body']>;
  /** Address of the server; the shared stack's Directus by default. */
  readonly url?: string;
}

let clientNumber = 0;

/**
 * Sends a request, by default with a new client address, so that only tests of limits reach a limit. Repeats the request up to 19 times while the pressure
 * limiter of Directus returns 503, which happens on a busy machine before our code runs.
 */
export async function sendRequest(method: string, path: string, options: Options = {}): Promise<Response> {
  const { headers = {}, json, body, url = stack().directusUrl } = options;
  clientNumber += 1;
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': `10.${(clientNumber >> 16) & 255}.${(clientNumber >> 8) & 255}.${clientNumber & 255}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    if (response.status !== 503 || attempt === 20) return response;
    const text = await response.text();
    if (!text.includes('Under pressure')) return new Response(text, response);
    await sleep(500);
  }
}

/** Sends a request and parses the response. */
export async function requestJson(method: string, path: string, options: Options = {}): Promise<Answer> {
  const response = await sendRequest(method, path, options);
  return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
}

function parseBody(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return { text };
  }
}

/** Returns headers with a static token, by default the token of the service user. */
export function adminHeaders(token: string = stack().adminToken): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Logs a demo user in. Returns the headers that a page of the Studio sends with the new session. */
export async function sessionHeaders(role: DemoRole): Promise<Record<string, string>> {
  const { email, password } = stack().credentials[role];
  const answer = await requestJson('POST', '/auth/login', { json: { email, password, mode: 'session' } });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0];
  if (answer.status !== 200 || cookie === undefined)
    throw new Error(`login of ${role}: ${JSON.stringify(answer.body)}`);
  return { cookie, origin: pageOrigin() };
}

/** Sends bytes unchanged and returns the first line of the response. After a `body` that is not empty, closes the sending side of the connection. */
export async function requestStatusLine(lines: readonly string[], body: string): Promise<string> {
  const { hostname, port } = new URL(stack().directusUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
      // A proxy treats a half-closed connection as a client that has left. Only a request with a truncated body therefore half-closes the connection.
      if (body !== '') socket.end();
    });
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

/** Returns a multipart body with a title and one file. */
export function fileForm(content: Uint8Array | string, type: string, filename = 'file.bin'): FormData {
  const form = new FormData();
  form.append('title', 'Tệp thử');
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer> | string], { type }), filename);
  return form;
}
