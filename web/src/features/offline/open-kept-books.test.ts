import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openKeptBooks } from './open-kept-books.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  reload.mockReset();
});

const mockPage = (keepsBooks: boolean, showKeptBooks: () => Promise<void>) => {
  // KeptBooksOpener sets the attribute `data-keeps-books`. `openKeptBooks` reads this attribute and not localStorage, which some browsers block.
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => keepsBooks } });
  vi.doMock('./kept-books-dialog.tsx', () => ({ showKeptBooks }));
};

it('opens the list of stored books', async () => {
  const showKeptBooks = vi.fn(async () => undefined);
  mockPage(true, showKeptBooks);
  await openKeptBooks('en');
  expect(showKeptBooks).toHaveBeenCalledWith('en');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page if the list cannot be loaded, because the service worker then lists the stored books', async () => {
  mockPage(true, () => Promise.reject(new Error('messages not loaded: offline')));
  await openKeptBooks('vi');
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page if the list cannot be loaded and no book is stored', async () => {
  mockPage(false, () => Promise.reject(new Error('messages not loaded: offline')));
  await openKeptBooks('vi');
  expect(reload).not.toHaveBeenCalled();
});
