import { afterEach, describe, expect, it, vi } from 'vitest';
import { coalesce, forgetReads } from './pending-reads.ts';

/** A fake read that resolves on command with the number of the call. */
const createBackEnd = () => {
  const calls: { answer: () => void; fail: (error: Error) => void }[] = [];
  const read = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        const number = calls.length + 1;
        calls.push({ answer: () => resolve(`answer ${number}`), fail: reject });
      }),
  );
  return { calls, read };
};

afterEach(forgetReads);

describe('reads under way', () => {
  it('thirty equal reads become one call, the next read is a new call', async () => {
    const { calls, read } = createBackEnd();
    const pendingReads = Array.from({ length: 30 }, () => coalesce('config', read));
    expect(read).toHaveBeenCalledTimes(1);
    calls[0]?.answer();
    expect(new Set(await Promise.all(pendingReads))).toEqual(new Set(['answer 1']));
    const secondRead = coalesce('config', read);
    calls[1]?.answer();
    expect(await secondRead).toBe('answer 2');
  });

  it('different reads are separate calls', () => {
    const { read } = createBackEnd();
    void coalesce('config', read);
    void coalesce('news', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads after a change do not join a call from before it', async () => {
    const { calls, read } = createBackEnd();
    const earlierRead = coalesce('config', read);
    forgetReads();
    const laterRead = coalesce('config', read);
    expect(read).toHaveBeenCalledTimes(2);
    calls[0]?.answer();
    expect(await earlierRead).toBe('answer 1');
    // The end of the old read must not affect the new one.
    const secondLaterRead = coalesce('config', read);
    expect(read).toHaveBeenCalledTimes(2);
    calls[1]?.answer();
    expect(await Promise.all([laterRead, secondLaterRead])).toEqual(['answer 2', 'answer 2']);
  });

  it('a failure rejects all joined reads, the next read is a new call', async () => {
    const { calls, read } = createBackEnd();
    const pendingReads = [coalesce('config', read), coalesce('config', read)];
    calls[0]?.fail(new Error('refused'));
    for (const pendingRead of pendingReads) await expect(pendingRead).rejects.toThrow('refused');
    const secondRead = coalesce('config', read);
    calls[1]?.answer();
    expect(await secondRead).toBe('answer 2');
  });
});
