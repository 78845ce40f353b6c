import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface NextRequest {
  method?: string | undefined;
  /** Path and query. */
  target: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  signal?: AbortSignal | undefined;
}

/** Headers that apply to one connection. They are not forwarded, because Node writes those that each connection needs. */
export const hopByHopHeaders = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** HTTP client for Next. It requests uncompressed bodies, because web/front finishes and compresses them. */
export class NextClient {
  #agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /**
   * Sends a request. Resolves as soon as the headers have arrived.
   * @throws when the connection fails or the signal aborts
   */
  async request(request: NextRequest): Promise<IncomingMessage> {
    try {
      return await this.#requestOnce(request);
    } catch (error) {
      // Next may close an idle connection at the moment of its reuse. Repeating is safe for requests that only read.
      const isClosed = ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isClosed || !['GET', 'HEAD'].includes(request.method ?? 'GET')) throw error;
      return this.#requestOnce(request);
    }
  }

  #requestOnce({ method = 'GET', target, headers = {}, body, signal }: NextRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const forwardedHeaders = { ...headers, 'accept-encoding': 'identity' };
      for (const name of hopByHopHeaders) delete (forwardedHeaders as OutgoingHttpHeaders)[name];
      const { port } = this;
      const options = {
        host: 'localhost',
        port,
        agent: this.#agent,
        method,
        path: target,
        headers: forwardedHeaders,
        signal,
      };
      const request = http.request(options, resolve);
      request.on('error', reject);
      request.end(body);
    });
  }
}
