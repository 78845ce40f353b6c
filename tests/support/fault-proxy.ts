import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Faults of the proxy. They may change while the proxy runs. */
export interface ProxyFaults {
  /** Delay of each packet in both directions, in milliseconds. */
  delayMs: number;
  /** Share of requests whose connection the proxy resets (RST), from 0 to 1. */
  resetShare: number;
}

export interface FaultProxy {
  readonly port: number;
  readonly faults: ProxyFaults;
  /** Number of resets since the start. */
  resets(): number;
  close(): Promise<void>;
}

/**
 * Starts a TCP proxy on 127.0.0.1 without faults. A reset follows in turn before the request, after it, and in the middle of the answer, so that the
 * caller sees each kind.
 */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const faults: ProxyFaults = { delayMs: 0, resetShare: 0 };
  const sockets = new Set<Socket>();
  let requestCount = 0;
  let resets = 0;

  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    let pendingReset: 'after request' | 'in answer' | undefined;
    const reset = () => {
      resets++;
      client.resetAndDestroy();
      target.destroy();
    };
    const isDue = () => {
      const dueBefore = Math.floor(requestCount * faults.resetShare);
      requestCount++;
      return pendingReset === undefined && Math.floor(requestCount * faults.resetShare) > dueBefore;
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        // `end` sends what is still to be written, `destroy` would drop it.
        later(() => (socket === client ? target : client).end());
      });
    }
    client.on('data', (packet) => {
      if (isDue()) {
        const kind = resets % 3;
        if (kind === 0) return reset();
        pendingReset = kind === 1 ? 'after request' : 'in answer';
      }
      later(() => target.write(packet));
      if (pendingReset === 'after request') later(reset);
    });
    target.on('data', (packet) => {
      if (pendingReset !== 'in answer') return later(() => client.write(packet));
      client.write(packet.subarray(0, packet.length / 2), reset);
    });
  });
  /** Runs after the delay. Timers of the same length keep their order. */
  function later(action: () => void): void {
    if (faults.delayMs > 0) setTimeout(action, faults.delayMs);
    else action();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    faults,
    resets: () => resets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
