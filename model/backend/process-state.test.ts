import { expect, it, vi } from 'vitest';
import { oncePerProcess, processState } from './process-state.ts';

it('returns one value per name, also to a second copy of the module', async () => {
  const first = processState('test.value', () => ({ count: 1 }));
  vi.resetModules();
  const copy = await import('./process-state.ts');
  expect(copy.processState).not.toBe(processState);
  expect(copy.processState('test.value', () => ({ count: 2 }))).toBe(first);
  expect(copy.processState('test.other', () => ({ count: 2 }))).toEqual({ count: 2 });
});

it('runs work once, however many copies of the module call it', async () => {
  const work = vi.fn();
  oncePerProcess('test.once', work);
  vi.resetModules();
  const copy = await import('./process-state.ts');
  copy.oncePerProcess('test.once', work);
  expect(work).toHaveBeenCalledOnce();
});
