import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReaderDriver, ReaderView } from './driver.ts';
import { fadeOut } from './fade-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cues = [
  { id: 's1', start: 0, end: 5000 },
  { id: 's2', start: 5400, end: 9000 },
];

/** Simulates a page that plays from the position `startMs` in milliseconds. */
const createReading = (startMs: number, { isLoose = false, hasCues = true } = {}) => {
  const startedAt = performance.now();
  const volumes: number[] = [];
  let pausedAt: number | undefined;
  const position = () => pausedAt ?? startMs + performance.now() - startedAt;
  const driver = {
    view: () =>
      ({
        page: 1,
        isPlaying: pausedAt === undefined,
        sentence: hasCues ? cues.findLast(({ start }) => start <= position())?.id : undefined,
      }) as ReaderView,
    position,
    cues: () => (hasCues ? cues : []),
    state: () => ({ rate: 1, tracks: { narration: { content: { isLoose } } } }) as never,
    setVolume: (percent: number) => void volumes.push(percent),
    send: () => {
      pausedAt = position();
    },
  } as Partial<ReaderDriver> as ReaderDriver;
  return { driver, volumes, pausedAt: () => pausedAt };
};

it('fades, pauses at the end of the sentence, and restores the volume', () => {
  const { driver, volumes, pausedAt } = createReading(1000);
  const onOver = vi.fn();
  fadeOut(driver, 80, onOver);
  vi.advanceTimersByTime(10_000);
  expect(pausedAt()).toBeGreaterThan(4850);
  expect(pausedAt()).toBeLessThanOrEqual(5000);
  expect(volumes.at(0)).toBe(80);
  const fadedVolumes = volumes.slice(0, -1);
  expect(fadedVolumes).toEqual(fadedVolumes.toSorted((a, b) => b - a));
  expect(fadedVolumes.at(-1)).toBeLessThan(5);
  expect(volumes.at(-1)).toBe(80);
  expect(onOver).toHaveBeenCalledOnce();
});

it('lets one more sentence follow when the current one is nearly over', () => {
  const { driver, pausedAt } = createReading(4500);
  fadeOut(driver, 100, () => undefined);
  vi.advanceTimersByTime(10_000);
  expect(pausedAt()).toBeGreaterThan(8850);
  expect(pausedAt()).toBeLessThanOrEqual(9000);
});

it('waits for the next sentence of a voice that has no exact end', () => {
  const { driver, volumes, pausedAt } = createReading(1000, { isLoose: true });
  fadeOut(driver, 100, () => undefined);
  vi.advanceTimersByTime(10_000);
  expect(pausedAt()).toBeGreaterThanOrEqual(5400);
  expect(pausedAt()).toBeLessThan(5500);
  expect(volumes).toEqual([100]);
});

it('fades for its own time where no sentence is timed, and gives up when asked to', () => {
  const untimedReading = createReading(1000, { hasCues: false });
  fadeOut(untimedReading.driver, 100, () => undefined);
  vi.advanceTimersByTime(4000);
  expect(untimedReading.pausedAt()).toBeLessThan(3700);
  const stoppedReading = createReading(1000);
  const onOver = vi.fn();
  fadeOut(stoppedReading.driver, 100, onOver)();
  vi.advanceTimersByTime(10_000);
  expect(stoppedReading.pausedAt()).toBeUndefined();
  expect(onOver).not.toHaveBeenCalled();
});
