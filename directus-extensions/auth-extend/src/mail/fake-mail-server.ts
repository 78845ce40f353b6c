/** A fake mail server for tests, with configurable faults. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface FakeMailServer {
  readonly port: number;
  /** Raw mails that the server accepted. */
  readonly accepted: string[];
  /** Every Message-ID that the server received, including those of rejected mails. */
  readonly offered: string[];
  /** Returns the number of connections, with or without a greeting. */
  connections(): number;
  close(): Promise<void>;
}

/** Overrides of the server's behaviour. Each function is called once per connection, recipient or mail. */
export interface Faults {
  /** Returns how the server greets the next connection. */
  readonly greeting?: () => 'given' | 'never' | 'cut';
  /** Returns the status that rejects the next recipient. Undefined accepts it. */
  readonly refusesWith?: () => number | undefined;
  /** Returns true if the server disconnects without a response after the last line of the next mail. */
  readonly hangsUp?: () => boolean;
  /** Delay in milliseconds of the greeting, of each address and of each mail. */
  readonly delayMs?: number;
}

/**
 * Starts a fake mail server.
 * @param port 0 for any free port
 */
export async function fakeMailServer(faults: Faults = {}, port = 0, address = '127.0.0.1'): Promise<FakeMailServer> {
  const accepted: string[] = [];
  const offeredIds: string[] = [];
  let connections = 0;
  const delay = async () => {
    if (faults.delayMs !== undefined) await sleep(faults.delayMs);
  };
  const disconnect = () => {
    for (const connection of server.connections) connection.close();
  };
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    async onConnect(_session, done) {
      connections++;
      await delay();
      const greeting = faults.greeting?.() ?? 'given';
      if (greeting === 'given') done();
      if (greeting === 'cut') disconnect();
    },
    async onMailFrom(_address, _session, answer) {
      await delay();
      answer();
    },
    async onRcptTo(_address, _session, answer) {
      await delay();
      const responseCode = faults.refusesWith?.();
      answer(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
    },
    async onData(stream, _session, answer) {
      const raw = Buffer.concat(await stream.toArray()).toString('utf8');
      offeredIds.push(/^Message-ID:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '');
      await delay();
      if (faults.hangsUp?.()) return disconnect();
      accepted.push(raw);
      answer();
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  const listening = server.listen(port, address);
  await once(listening, 'listening');
  const bound = listening.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    accepted,
    offered: offeredIds,
    connections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
