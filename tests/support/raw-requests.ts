/** Requests that `fetch` would normalize or refuse: any path, any header, any Host, a truncated body. */
import { request } from 'node:http';
import { stack } from '../setup/stack.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface RawOptions {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
  /** Origin of the server; the site by default. */
  readonly origin?: string;
}

/**
 * Sends the path and the headers unchanged.
 * @throws Error when the connection fails or ends without a response, or is idle for 20 s
 */
export function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body, origin = stack().siteUrl }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { hostname, port, path, method, headers, timeout: 20_000, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on('error', reject);
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`no answer to ${method} ${path}`)));
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}
