/** Sends forms of visitors to the site, by default each from a new client address. */
import { request } from 'node:http';
import { stack } from '../setup/stack.ts';

interface FormAnswer {
  status: number;
  text: string;
  location: string | undefined;
  type: string;
  policy: string;
}

let clientCount = 0;
/** Returns a new client address. Rate limits count each address separately, and every 127.x.y.z is an address of this machine. */
export const newClient = () =>
  `127.${Math.floor(Math.random() * 250) + 1}.${Math.floor(Math.random() * 250)}.${(clientCount++ % 250) + 2}`;

/** Sends a form to a route of the site, as JSON or, with `isForm`, as a browser without JavaScript. */
export const postForm = (
  path: string,
  fields: Record<string, unknown>,
  {
    client = newClient(),
    isForm = false,
    headers = {},
  }: { client?: string; isForm?: boolean; headers?: Record<string, string> } = {},
): Promise<FormAnswer> =>
  new Promise((resolve, reject) => {
    const body = isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields);
    const url = new URL(path, stack().siteUrl);
    const sentRequest = request(
      {
        host: url.hostname,
        port: url.port,
        path: url.pathname,
        method: 'POST',
        localAddress: client,
        headers: {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            location: answer.headers.location,
            type: String(answer.headers['content-type']),
            policy: String(answer.headers['content-security-policy']),
          }),
        );
      },
    );
    sentRequest.on('error', reject);
    sentRequest.end(body);
  });
