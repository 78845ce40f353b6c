import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guardConnections } from './gate.ts';
import { refuseRequest } from './refuse-request.ts';

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.end('fine'));
});
guardConnections(server);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** Sends the text, then up to 4 MB. Returns the received text, and the milliseconds until the connection closed. */
const sendInParts = (text: string) =>
  new Promise<{ received: string; ms: number }>((resolve) => {
    const start = performance.now();
    let received = '';
    let remainingParts = 64;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(text);
      write();
    });
    const write = () => {
      while (remainingParts-- > 0) if (!socket.write('x'.repeat(64 * 1024))) return;
    };
    socket.on('drain', write);
    // Simulates a busy client that reads late. If the connection is reset before the client reads, the response is lost.
    socket.pause();
    setTimeout(() => socket.resume(), 200);
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ received, ms: performance.now() - start }));
  });

it('an invalid request gets its answer although the client is still sending, and the connection closes', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const { received, ms } = await sendInParts('NOT HTTP\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(ms).toBeLessThan(5000);
  }
});

it('what follows a body that is longer than its length is refused after the answer to the request', async () => {
  const { received } = await sendInParts('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\nxxxx');
  expect(received.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
});

it('a refused request is drained, so its answer ends as soon as the body has arrived', async () => {
  const startedAt = performance.now();
  let lingeredMs = Number.POSITIVE_INFINITY;
  const refusing = createServer((incoming, response) => {
    incoming.pause();
    refuseRequest(incoming, response, 413);
    response.once('finish', () => {
      lingeredMs = performance.now() - startedAt;
    });
  });
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  try {
    const outgoing = request({ port: (refusing.address() as AddressInfo).port, host: '127.0.0.1', method: 'POST' });
    outgoing.write('x'.repeat(100_000));
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    outgoing.end('x'.repeat(100_000));
    expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([413, { errors: [{}] }]);
    await vi.waitFor(() => expect(lingeredMs).toBeLessThan(900), { timeout: 2000 });
  } finally {
    refusing.close();
  }
});
