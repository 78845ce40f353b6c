import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetReads, joined } from './reads-under-way.ts';

/** A back end that answers on command, with the number of the call. */
const backEnd = () => {
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
  it('thirty equal ones reach the back end once, the next one asks again', async () => {
    const { calls, read } = backEnd();
    const asked = Array.from({ length: 30 }, () => joined('config', read));
    expect(read).toHaveBeenCalledTimes(1);
    calls[0]?.answer();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['answer 1']));
    const again = joined('config', read);
    calls[1]?.answer();
    expect(await again).toBe('answer 2');
  });

  it('others are read separately', () => {
    const { read } = backEnd();
    void joined('config', read);
    void joined('news', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('after a change nobody is given what was asked before it', async () => {
    const { calls, read } = backEnd();
    const before = joined('config', read);
    forgetReads();
    const after = joined('config', read);
    expect(read).toHaveBeenCalledTimes(2);
    calls[0]?.answer();
    expect(await before).toBe('answer 1');
    // The end of the old read does not affect the new one.
    const alsoAfter = joined('config', read);
    expect(read).toHaveBeenCalledTimes(2);
    calls[1]?.answer();
    expect(await Promise.all([after, alsoAfter])).toEqual(['answer 2', 'answer 2']);
  });

  it('a failure reaches all who wait, and the next one asks again', async () => {
    const { calls, read } = backEnd();
    const asked = [joined('config', read), joined('config', read)];
    calls[0]?.fail(new Error('refused'));
    for (const each of asked) await expect(each).rejects.toThrow('refused');
    const again = joined('config', read);
    calls[1]?.answer();
    expect(await again).toBe('answer 2');
  });
});
