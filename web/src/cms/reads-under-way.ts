import { oncePerProcess } from '../process-state.ts';

const underWay = oncePerProcess('reads-under-way', () => new Map<string, Promise<unknown>>());

/** The answer of an equal read that is under way, else of this one. */
export const joined = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
  const known = underWay.get(key);
  if (known) return known as Promise<Answer>;
  const reading = read().finally(() => {
    if (underWay.get(key) === reading) underWay.delete(key);
  });
  underWay.set(key, reading);
  return reading;
};

/** After a change nobody is given what was asked before it; who waits already is not disturbed. */
export const forgetReads = (): void => underWay.clear();
