import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { PassThrough, type Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type UploadPolicy, watchUploads } from './multipart.ts';
import type { GuardRequest } from './types.ts';

const busboy = createRequire(import.meta.url)('busboy') as (options: unknown) => Writable;

const LIMITS = { files: 2, fields: 4, idleMs: 5_000, totalMs: 5_000 };

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: string;
}

function bodyOf(parts: readonly Part[], terminator = '--x--\r\n'): string {
  const partTexts = parts.map(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`;
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return partTexts.join('') + terminator;
}

/** Pipes a request, whose body is written in pieces, into the watched parser, as Directus does. Returns the events that the handlers received, in order. */
async function parseUpload(
  body: string,
  {
    pieceLength = 1_000,
    isOpen = false,
    ...policy
  }: { pieceLength?: number; isOpen?: boolean } & Partial<UploadPolicy> = {},
): Promise<string[]> {
  const events: string[] = [];
  const request = Object.assign(new PassThrough(), { complete: true });
  watchUploads(request as unknown as GuardRequest, {
    judge: (type, head) =>
      Buffer.from(head).toString().includes('<script')
        ? { problem: 'markup' }
        : { type: type.replace('octet', 'known') },
    takesField: (name) => name !== 'filename_disk',
    wholeJudge: () => undefined,
    limits: LIMITS,
    ...policy,
  });
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  const responseEnd = new Promise<void>((resolve) => {
    parser.on('field', (name: string, value: string) => events.push(`field ${name}=${value}`));
    parser.on('file', (_name: string, stream: PassThrough, info: { filename: string; mimeType: string }) => {
      events.push(`file ${info.filename} ${info.mimeType}`);
      // Directus attaches its handlers late, after several awaits.
      setTimeout(() => {
        let length = 0;
        stream.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        stream.on('end', () => events.push(`end ${info.filename} ${length}`));
        stream.on('error', () => {
          events.push(`broken ${info.filename}`);
          parser.emit('error', new Error('could not save'));
          resolve();
        });
      }, 5);
    });
    parser.on('error', (error: Error) => {
      events.push(`error ${error.message}`);
      setTimeout(resolve, 30);
    });
    parser.on('close', () => {
      events.push('close');
      setTimeout(resolve, 30);
    });
  });
  (request as unknown as GuardRequest).pipe(parser);
  for (let start = 0; start < body.length; start += pieceLength) request.write(body.slice(start, start + pieceLength));
  if (!isOpen) request.end();
  await responseEnd;
  return events;
}

describe('watchUploads', () => {
  it('passes fields and files on in their order, at any size', async () => {
    const bigText = 'b'.repeat(200_000);
    const body = bodyOf([
      { name: 'title', content: 'One' },
      { name: 'file', filename: 'small', type: 'text/plain', content: 'abc' },
      { name: 'filename_disk', content: 'other-file' },
      { name: 'title', content: 'Two' },
      { name: 'file', filename: 'big', type: 'application/octet', content: bigText },
    ]);
    for (const pieceLength of [7_000, 500_000]) {
      const events = await parseUpload(body, { pieceLength });
      expect(events.filter((event) => !event.startsWith('end') && event !== 'close')).toEqual([
        'field title=One',
        'file small text/plain',
        'field title=Two',
        'file big application/known',
      ]);
      expect(events).toContain('end small 3');
      expect(events).toContain('end big 200000');
      expect(events).toContain('close');
    }
  });

  it('takes an extension that a storage cannot store into the name', async () => {
    const events = await parseUpload(
      bodyOf([
        { name: 'title', content: 'a.Đ' },
        { name: 'filename_download', content: 'tranh.Đẹp' },
        { name: 'file', filename: 'a.b c', type: 'text/plain', content: 'abc' },
      ]),
    );
    expect(events).toEqual(expect.arrayContaining(['field title=a.Đ', 'field filename_download=tranh_Đẹp']));
    expect(events).toContain('file a_b c text/plain');
  });

  it('refuses a file once, and never passes it on', async () => {
    const content = `<script>1</script>${'x'.repeat(300_000)}`;
    const events = await parseUpload(bodyOf([{ name: 'file', filename: 'a', type: 'text/plain', content }]));
    expect(events).toEqual(['error Invalid payload. markup.']);
  });

  it('turns a truncated upload into one error, wherever it ends', async () => {
    for (const length of [10, 3_000, 90_000]) {
      const part = { name: 'file', filename: 'a', type: 'text/plain', content: 'x'.repeat(length) };
      const events = await parseUpload(bodyOf([part], ''));
      expect(events.filter((event) => event.startsWith('error'))).toEqual([
        'error Invalid payload. Unexpected end of form.',
      ]);
    }
  });

  it('refuses more files or fields than the limits allow', async () => {
    const file = { name: 'file', filename: 'a', type: 'text/plain', content: 'abc' };
    const files = await parseUpload(bodyOf(Array.from({ length: 1_000 }, () => file)));
    expect(files.filter((event) => event.startsWith('error'))).toEqual([
      'error Invalid payload. At most 2 file and 4 fields in one request.',
    ]);
    const fields = await parseUpload(bodyOf(Array.from({ length: 1_000 }, () => ({ name: 'a', content: 'b' }))));
    expect(fields.at(-1)).toContain('error Invalid payload. At most');
  });

  it('refuses a form without a file', async () => {
    expect(await parseUpload(bodyOf([{ name: 'a', content: 'b' }]))).toContain(
      'error Invalid payload. No files were included in the body.',
    );
  });

  it('refuses a body that stalls, and one that takes too long', async () => {
    const part = { name: 'file', filename: 'a', type: 'text/plain', content: 'x'.repeat(9_000) };
    for (const limits of [
      { ...LIMITS, idleMs: 30 },
      { ...LIMITS, totalMs: 30 },
    ]) {
      const events = await parseUpload(bodyOf([part], ''), { limits, isOpen: true });
      expect(events.filter((event) => event.startsWith('error'))).toEqual([
        'error Invalid payload. The upload was not finished in time.',
      ]);
    }
  });

  it('passes nothing of a file to Directus before the whole file was checked', async () => {
    const content = 'x'.repeat(200_000);
    const body = bodyOf([{ name: 'file', filename: 'a', type: 'text/plain', content }]);
    const judgedLengths: number[] = [];
    const acceptedEvents = await parseUpload(body, {
      wholeJudge: () => async (content) => {
        judgedLengths.push(content.length);
        return undefined;
      },
    });
    expect([judgedLengths, acceptedEvents]).toEqual([
      [200_000],
      expect.arrayContaining(['file a text/plain', 'end a 200000', 'close']),
    ]);
    const refusedEvents = await parseUpload(body, { wholeJudge: () => async () => 'too many pixels' });
    expect(refusedEvents).toEqual(['error Invalid payload. too many pixels.']);
    const brokenFormEvents = await parseUpload(
      bodyOf([{ name: 'file', filename: 'a', type: 'text/plain', content }], '--x\r\n'),
      {
        wholeJudge: () => async () => undefined,
      },
    );
    expect(brokenFormEvents).toEqual(['error Invalid payload. Unexpected end of form.']);
  });
});

it('runs the handlers in the async context of their own request', async () => {
  const requestStore = new AsyncLocalStorage<string>();
  const request = Object.assign(new PassThrough(), { complete: true });
  watchUploads(request as unknown as GuardRequest, {
    judge: (type) => ({ type }),
    takesField: () => true,
    wholeJudge: () => undefined,
    limits: LIMITS,
  });
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  const stores: Array<string | undefined> = [];
  parser.on('field', () => stores.push(requestStore.getStore()));
  parser.on('file', (_name: string, stream: PassThrough) => {
    stores.push(requestStore.getStore());
    stream.resume();
  });
  const end = new Promise<void>((resolve) => {
    parser.on('close', () => {
      stores.push(requestStore.getStore());
      resolve();
    });
  });
  requestStore.run('own', () => (request as unknown as GuardRequest).pipe(parser));
  // Stands for the rest of a body, which arrives in the async context of its socket.
  requestStore.run('other', () => {
    const file = { name: 'file', filename: 'a.txt', type: 'text/plain', content: 'a' };
    request.end(bodyOf([{ name: 'title', content: 'b' }, file]));
  });
  await end;
  expect(stores).toEqual(['own', 'own', 'own']);
});
