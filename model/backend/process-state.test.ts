import { expect, it, vi } from 'vitest';
import { getProcessState, oncePerProcess } from './process-state.ts';

it('returns one value per name, also to a second copy of the module', async () => {
  const firstValue = getProcessState('test.value', () => ({ count: 1 }));
  vi.resetModules();
  const moduleCopy = await import('./process-state.ts');
  expect(moduleCopy.getProcessState).not.toBe(getProcessState);
  expect(moduleCopy.getProcessState('test.value', () => ({ count: 2 }))).toBe(firstValue);
  expect(moduleCopy.getProcessState('test.other', () => ({ count: 2 }))).toEqual({ count: 2 });
});

it('runs work once, however many copies of the module call it', async () => {
  const work = vi.fn();
  oncePerProcess('test.once', work);
  vi.resetModules();
  const moduleCopy = await import('./process-state.ts');
  moduleCopy.oncePerProcess('test.once', work);
  expect(work).toHaveBeenCalledOnce();
});
