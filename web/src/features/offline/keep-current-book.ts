type Outcome = 'done' | 'full' | 'failed' | 'cancelled';

/** Stores the current version of a book, which may be newer than the rendered page. The code that stores books loads on demand. Never rejects. */
export const keepCurrentBook = async (
  id: number,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Outcome> => {
  try {
    const [{ keepBook }, { readOfflineBook }] = await Promise.all([
      import('./keep-book.ts'),
      import('./read-offline-book.ts'),
    ]);
    await keepBook(await readOfflineBook(id, signal), { signal, onProgress });
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'cancelled';
    return error instanceof Error && error.name === 'StorageFullError' ? 'full' : 'failed';
  }
};
