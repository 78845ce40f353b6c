import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodingFor } from './finished-page.ts';
import { sealedPolicy } from './security-headers.ts';

const compress = promisify(brotliCompress);
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
const address = /^\/_next\/static\/((?:[\w-]+\/)*[\w.~-]+)$/;

/**
 * The build's own scripts and styles, compressed as far as Brotli can: once, behind the first visitor's back, who gets Next's quick compression.
 * They never change under their name.
 */
export class StaticFiles {
  #folder: string;
  /** Undefined while it is being made, or when there is no such file. */
  #packed = new Map<string, Buffer | undefined>();
  #work: Promise<void> = Promise.resolve();

  /** @param folder `.next/static` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Answers out of memory. @returns whether it did; otherwise Next does */
  answer(request: IncomingMessage, response: ServerResponse, target: string): boolean {
    const name = address.exec(target.split('?')[0] ?? '')?.[1];
    const type = name && types[path.extname(name)];
    if (!name || !type || request.method !== 'GET' || encodingFor(request.headers['accept-encoding']) !== 'br')
      return false;
    const packed = this.#packed.get(name);
    if (!packed) {
      if (!this.#packed.has(name)) this.#pack(name);
      return false;
    }
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': packed.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': sealedPolicy,
    });
    response.end(packed);
    return true;
  }

  /** One after the other: it must not cost those who read now. */
  #pack(name: string): void {
    this.#packed.set(name, undefined);
    this.#work = this.#work.then(async () => {
      try {
        const file = await readFile(path.join(this.#folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
        this.#packed.set(name, await compress(file, { params }));
      } catch (error) {
        // Made-up names must not fill the memory.
        this.#packed.delete(name);
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.warn(`${name} not compressed ahead:`, error);
      }
    });
  }
}
