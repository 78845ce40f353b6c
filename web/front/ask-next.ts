import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export interface Question {
  method?: string | undefined;
  /** Path and query. */
  target: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  signal?: AbortSignal | undefined;
}

/** Headers of one connection; those of the other are made by Node. */
export const perConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Asks Next over HTTP. It never compresses for us: bodies are finished and compressed here. */
export class NextClient {
  #agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** Resolves with the head of the answer. @throws when the connection fails or the signal says so */
  async ask(question: Question): Promise<IncomingMessage> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      // A connection that Next closed in the very moment: what only reads is asked again.
      const isClosed = ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isClosed || !['GET', 'HEAD'].includes(question.method ?? 'GET')) throw error;
      return this.#askOnce(question);
    }
  }

  #askOnce({ method = 'GET', target, headers = {}, body, signal }: Question): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const own = { ...headers, 'accept-encoding': 'identity' };
      for (const name of perConnection) delete (own as OutgoingHttpHeaders)[name];
      const { port } = this;
      const options = { host: 'localhost', port, agent: this.#agent, method, path: target, headers: own, signal };
      const request = http.request(options, resolve);
      request.on('error', reject);
      request.end(body);
    });
  }
}

/** The whole body of an answer. @throws when it breaks off */
export const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
