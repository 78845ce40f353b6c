/** Sends bodies of any size over a raw socket. The default size exceeds every limit. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { stack } from '../setup/stack.ts';

export interface LargeBody {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The declared length: none (chunked), the true length, or a number that is too low. */
  readonly length?: 'chunked' | 'true' | number;
  /** Number of bytes to send if the server does not close the connection earlier. Default: 400 MiB. */
  readonly size?: number;
  /** Origin of the server; the site by default. */
  readonly origin?: string;
}

export interface LargeAnswer {
  /** Status of the response; 0 without a response. */
  readonly status: number;
  readonly text: string;
  /** Bytes of the body that were passed to the socket before the connection ended. */
  readonly sent: number;
}

const bodyPart = Buffer.alloc(64 * 1024, 'x');
const chunk = Buffer.concat([Buffer.from(`${bodyPart.length.toString(16)}\r\n`), bodyPart, Buffer.from('\r\n')]);

/**
 * Sends a body until all of it is sent or the server closes the connection. Resolves when the connection is closed.
 * @throws Error when the connection fails, or when no byte was sent or received for 30 s. A reset by the server is no error.
 */
export function sendLarge(path: string, options: LargeBody = {}): Promise<LargeAnswer> {
  const { method = 'POST', headers = {}, length = 'chunked', size = 400 * 1024 * 1024 } = options;
  const { host, hostname, port } = new URL(options.origin ?? stack().siteUrl);
  const isChunked = length === 'chunked';
  const lengthHeader = isChunked
    ? 'transfer-encoding: chunked'
    : `content-length: ${length === 'true' ? size : length}`;
  const requestHead = [`${method} ${path} HTTP/1.1`, `host: ${host}`, lengthHeader].concat(
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  );
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let text = '';
    let isClosed = false;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${requestHead.join('\r\n')}\r\n\r\n`);
      writeChunks();
    });
    const writeChunks = () => {
      while (!isClosed && sentBytes < size) {
        sentBytes += bodyPart.length;
        if (!socket.write(isChunked ? chunk : bodyPart)) return;
      }
      if (!isClosed && isChunked && sentBytes >= size) socket.write('0\r\n\r\n');
    };
    socket.on('drain', writeChunks);
    socket.setTimeout(30_000, () => socket.destroy(new Error(`${method} ${path} was left open`)));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      isClosed = true;
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, sent: sentBytes });
    });
  });
}

/** Returns the resident memory of a process in bytes. */
export function readResidentMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
