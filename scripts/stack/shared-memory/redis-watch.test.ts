import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type RedisConnection, watchRedis } from './redis-watch.ts';

class Connection extends EventEmitter {
  status = 'ready';
  options = {};
  pong: () => Promise<unknown> = async () => 'PONG';
  ping = () => this.pong();
}

function createWatch(status = 'ready') {
  const connection = new Connection();
  connection.status = status;
  const lines: string[] = [];
  const watch = watchRedis(connection as unknown as RedisConnection, {
    timeoutMs: 70,
    pauseMs: 30,
    log: (line) => lines.push(line),
  });
  const callRemote = (remote: () => Promise<string>) => watch.callRemote(remote, async () => 'own');
  return { connection, watch, lines, callRemote };
}

const neverResolve = () => new Promise<string>(() => undefined);

it('returns the response of Redis', async () => {
  const { callRemote, lines } = createWatch();
  expect(await callRemote(async () => 'remote')).toBe('remote');
  expect(lines).toEqual([]);
});

it('waits for a frozen Redis once, sends nothing until the pause is over, and logs it once', async () => {
  const { callRemote, connection, lines } = createWatch();
  connection.pong = neverResolve;
  expect(await callRemote(neverResolve)).toBe('own');
  let callCount = 0;
  const countedAnswer = async () => String(++callCount);
  for (let round = 0; round < 3; round++) {
    expect(await callRemote(countedAnswer)).toBe('own');
    await sleep(40);
  }
  expect(callCount).toBe(0);
  expect(lines).toHaveLength(1);
});

it('does not treat a stall of this process as an outage', async () => {
  const { callRemote, lines } = createWatch();
  const server = createServer((socket) => socket.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = callRemote(async () => String((await once(socket, 'data'))[0]));
  // This call blocks the event loop, so the process reads no data during the wait.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(await answer).toBe('answer');
  expect(lines).toEqual([]);
  server.close();
});

it('sends nothing to a closed connection until it is ready and its listeners have run', async () => {
  const { callRemote, connection, watch, lines } = createWatch();
  const steps: string[] = [];
  watch.onLost(() => steps.push('lost'));
  watch.onReturn(async (afterLoss) => {
    steps.push(`return ${afterLoss} ${await callRemote(async () => 'remote')}`);
  });
  connection.status = 'reconnecting';
  connection.emit('close');
  expect(await callRemote(async () => 'remote')).toBe('own');
  connection.status = 'ready';
  connection.emit('ready');
  await sleep(5);
  expect(await callRemote(async () => 'remote')).toBe('remote');
  expect(steps).toEqual(['lost', 'return true own']);
  expect(lines).toEqual([expect.stringContaining('own memory'), 'redis: answers again']);
});

it('is down during the first connection, which is no outage', async () => {
  const { callRemote, connection, watch, lines } = createWatch('connecting');
  const afterLosses: boolean[] = [];
  watch.onReturn(async (afterLoss) => void afterLosses.push(afterLoss));
  expect(await callRemote(async () => 'remote')).toBe('own');
  connection.status = 'ready';
  connection.emit('ready');
  await sleep(5);
  expect(await callRemote(async () => 'remote')).toBe('remote');
  expect([afterLosses, lines]).toEqual([[false], []]);
});

it('stays down when a listener of the reconnection fails', async () => {
  const { callRemote, connection, watch, lines } = createWatch();
  watch.onReturn(async () => {
    throw new Error('no messages are received yet');
  });
  connection.emit('close');
  connection.emit('ready');
  await sleep(5);
  expect(await callRemote(async () => 'remote')).toBe('own');
  expect(lines).toHaveLength(1);
});
