import type { OfflineBook } from '@hat-nang/model/contracts/offline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBook } from './keep-book.ts';

const book: OfflineBook = {
  id: 7,
  version: 'a',
  titles: { vi: 'Sách' },
  readers: { vi: '/reader' },
  files: ['/1', '/2', '/3'].map((url) => ({ url, bytes: 10 })),
  bytes: 30,
};

/** Stored addresses by cache name. */
let stored: Map<string, Set<string>>;
/** Responses of the fake server by address. For any other address, the server responds with status 200 and a text. */
let answers: Record<string, Response | Promise<Response>>;
let signals: Map<string, AbortSignal | null | undefined>;

beforeEach(() => {
  stored = new Map();
  answers = {};
  signals = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const addresses = new Set<string>();
      stored.set(name, addresses);
      return {
        put: async (address: string) => {
          addresses.add(address);
        },
      };
    },
  });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } });
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    signals.set(address, init?.signal);
    return answers[address] ?? new Response('text');
  });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (onProgress: (fraction: number) => void = () => undefined) =>
  keepBook(book, { signal: new AbortController().signal, onProgress });

it.each([429, 500, 503])('stores no book if the server answers %s for one of its files', async (status) => {
  answers = { '/2': new Response('', { status }) };
  await expect(keep()).rejects.toThrow(TypeError);
  expect([...stored.keys()]).toEqual([]);
});

it('stores a book without a file that does not exist', async () => {
  answers = { '/2': new Response('', { status: 404 }) };
  await keep();
  expect([...(stored.get('kept-book-7-a') ?? [])].toSorted()).toEqual(['/1', '/3', '/kept-book.json', '/reader']);
});

it('stops the other downloads after a failure, and reports no progress any more', async () => {
  let respond: (answer: Response) => void = () => undefined;
  answers = {
    '/1': new Promise<Response>((resolve) => {
      respond = resolve;
    }),
    '/2': new Response('', { status: 503 }),
  };
  const onProgress = vi.fn();
  await expect(keep(onProgress)).rejects.toThrow(TypeError);
  const callsBefore = onProgress.mock.calls.length;
  expect(signals.get('/1')?.aborted).toBe(true);
  respond(new Response('text'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(onProgress).toHaveBeenCalledTimes(callsBefore);
});
