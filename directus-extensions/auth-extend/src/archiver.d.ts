/** The part of archiver 7 that is used here; the package brings no types. */
declare module 'archiver' {
  import type { Readable } from 'node:stream';

  interface Archive extends Readable {
    append(source: string | Buffer | Readable, entry: { name: string; date?: Date }): this;
    finalize(): Promise<void>;
    abort(): this;
  }
  export default function archiver(format: 'zip', options?: { zlib?: { level: number } }): Archive;
}
