import { oncePerProcess } from '../process-state.ts';

const underWay = oncePerProcess('reads-under-way', () => new Map<string, Promise<unknown>>());

/** Request coalescing: the answer of an equal read in flight, else of this one. */
export const joined = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
  const known = underWay.get(key);
  if (known) return known as Promise<Answer>;
  const reading = read().finally(() => {
    if (underWay.get(key) === reading) underWay.delete(key);
  });
  underWay.set(key, reading);
  return reading;
};

/** After a change no new caller joins an older read; current callers are not affected. */
export const forgetReads = (): void => underWay.clear();
