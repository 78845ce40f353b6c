import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { findCrisisNeed } from '../crisis/public.ts';
import { getVisitOutcome } from './search-visit.ts';

vi.mock('../crisis/public.ts', () => ({ findCrisisNeed: vi.fn() }));
vi.mock('./help-first.tsx', () => ({}));

it('rejects with the error of a search that fails during the check for crisis words, and leaves no rejection unhandled', async () => {
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  vi.mocked(findCrisisNeed).mockImplementation(() => sleep(10, 'none'));
  const search = () => Promise.reject(new TypeError('a defect'));
  const visit = { lang: 'vi', kind: 'documents', q: 'sách', search, getCorrection: () => undefined } as const;
  await expect(getVisitOutcome(visit)).rejects.toThrow('a defect');
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});
