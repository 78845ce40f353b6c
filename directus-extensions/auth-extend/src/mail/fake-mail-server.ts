/** A fake mail server for tests, with configurable faults. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface FakeMailServer {
  readonly port: number;
  /** Raw mails that the server accepted. */
  readonly acceptedMails: string[];
  /** Message-ID of each mail that the server received completely, including mails after which the server disconnected without a response. */
  readonly offeredMessageIds: string[];
  /** Returns the number of connections since the start, with or without a greeting. */
  connections(): number;
  close(): Promise<void>;
}

/** Overrides of the server's behaviour. Each function is called once per connection, recipient or mail. */
export interface ServerFaults {
  /** Returns how the server greets the next connection. */
  readonly greeting?: () => 'given' | 'never' | 'cut';
  /** Returns the status that rejects the next recipient. Undefined accepts it. */
  readonly refusalCode?: () => number | undefined;
  /** Returns true if the server disconnects without a response after the last line of the next mail. */
  readonly shouldHangUp?: () => boolean;
  /** Delay in milliseconds before the greeting, before the reply to the sender and to each recipient, and before the reply to each mail. */
  readonly delayMs?: number;
}

/**
 * Starts a fake mail server.
 * @param port 0 for any free port
 */
export async function startFakeMailServer(
  faults: ServerFaults = {},
  port = 0,
  address = '127.0.0.1',
): Promise<FakeMailServer> {
  const acceptedMails: string[] = [];
  const offeredMessageIds: string[] = [];
  let connections = 0;
  const waitDelay = async () => {
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
      await waitDelay();
      const greeting = faults.greeting?.() ?? 'given';
      if (greeting === 'given') done();
      if (greeting === 'cut') disconnect();
    },
    async onMailFrom(_address, _session, callback) {
      await waitDelay();
      callback();
    },
    async onRcptTo(_address, _session, callback) {
      await waitDelay();
      const responseCode = faults.refusalCode?.();
      callback(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
    },
    async onData(stream, _session, callback) {
      const rawMail = Buffer.concat(await stream.toArray()).toString('utf8');
      offeredMessageIds.push(/^Message-ID:\s*<([^>]+)>/im.exec(rawMail)?.[1] ?? '');
      await waitDelay();
      if (faults.shouldHangUp?.()) return disconnect();
      acceptedMails.push(rawMail);
      callback();
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  const listener = server.listen(port, address);
  await once(listener, 'listening');
  const boundAddress = listener.address();
  return {
    port: typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : port,
    acceptedMails,
    offeredMessageIds,
    connections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
