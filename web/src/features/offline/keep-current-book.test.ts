import { afterEach, expect, it, vi } from 'vitest';
import { keepCurrentBook } from './keep-current-book.ts';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('./keep-book.ts');
  vi.doUnmock('./read-offline-book.ts');
});

const keep = (signal = new AbortController().signal) => keepCurrentBook(7, signal, () => undefined);

const mockCode = (keepBook: () => Promise<unknown>) => {
  vi.doMock('./keep-book.ts', () => ({ keepBook }));
  vi.doMock('./read-offline-book.ts', () => ({ readOfflineBook: async () => ({ id: 7 }) }));
};

it('reports a stored book, a full device, a failure and a cancellation', async () => {
  const { StorageFullError } = await import('./keep-book.ts');
  mockCode(async () => undefined);
  expect(await keep()).toBe('done');
  mockCode(async () => Promise.reject(new StorageFullError()));
  expect(await keep()).toBe('full');
  mockCode(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keep()).toBe('failed');
  expect(await keep(AbortSignal.abort())).toBe('cancelled');
});

it('reports a failure or a cancellation if its code cannot be loaded', async () => {
  vi.doMock('./keep-book.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keep()).toBe('failed');
  expect(await keep(AbortSignal.abort())).toBe('cancelled');
});
