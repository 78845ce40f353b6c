/** Replaces the site in tests: accepts revalidation messages, or refuses them while `isDown` is set. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_DELAY_MS } from '../../support/freshness.ts';

interface Message {
  readonly receivedAt: number;
  readonly path: string;
  readonly secret: string | undefined;
  readonly tags: readonly string[];
}

export interface Receiver {
  readonly url: string;
  /** Messages that the receiver has accepted. */
  readonly messages: readonly Message[];
  /** Whether the receiver answers every message with 503. */
  isDown: boolean;
  forget(): void;
  /**
   * Waits until messages with these tags have arrived.
   * @throws Error with the received tags after `timeoutMs` milliseconds
   */
  untilTagged(tags: readonly string[], timeoutMs?: number): Promise<void>;
  /** Waits until no message has arrived for `quietMs`. */
  untilQuiet(quietMs: number): Promise<void>;
  /**
   * Waits until `count` more messages were refused.
   * @throws Error after `timeoutMs` milliseconds
   */
  untilRefused(count: number, timeoutMs?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  let messages: Message[] = [];
  let refusedCount = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      if (receiver.isDown) {
        refusedCount++;
        response.writeHead(503).end();
        return;
      }
      const { tags } = JSON.parse(text) as { tags: string[] };
      const secret = request.headers['x-site-secret'];
      messages.push({ receivedAt: Date.now(), path: request.url ?? '', secret: String(secret), tags });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ revalidated: tags.length }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get messages() {
      return messages;
    },
    isDown: false,
    forget() {
      messages = [];
    },
    async untilTagged(tags, timeoutMs = MAX_DELAY_MS) {
      const deadline = Date.now() + timeoutMs;
      const findMissing = () => tags.filter((tag) => !messages.some((message) => message.tags.includes(tag)));
      while (findMissing().length > 0) {
        if (Date.now() > deadline) throw new Error(`not told of ${findMissing()}; told of ${JSON.stringify(messages)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async untilQuiet(quietMs) {
      let seenCount = -1;
      while (seenCount !== messages.length) {
        seenCount = messages.length;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
    },
    async untilRefused(count, timeoutMs = 30_000) {
      const expectedCount = refusedCount + count;
      const deadline = Date.now() + timeoutMs;
      while (refusedCount < expectedCount) {
        if (Date.now() > deadline) throw new Error(`refused ${refusedCount} messages in all, not ${expectedCount}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
