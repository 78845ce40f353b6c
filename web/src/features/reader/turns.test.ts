import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cuesOf, step } from './clock.ts';
import { type ClockEvent, newClock } from './clock-state.ts';
import { readCueAt } from './cues.ts';
import type { ReaderDriver, ReaderView } from './driver.ts';
import { passTurn, watchTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cues = [
  { id: 's1', start: 200, end: 1000 },
  { id: 's2', start: 1300, end: 2000 },
  { id: 's3', start: 2300, end: 3000 },
  { id: 's4', start: 3300, end: 4000 },
];
const tickMs = 10;

/** Simulates a page with a narration of four sentences, and records which milliseconds of the narration are heard. */
const createReading = (
  childLines: string[],
  { isLoose = false, isBusy = (): boolean => false, length = 4100 } = {},
) => {
  let state = newClock({ turnMode: 'wait' });
  let at = 0;
  const heard = new Set<number>();
  const listeners = new Set<() => void>();
  let shownView = '';
  const view = () =>
    ({ isPlaying: state.isPlaying, sentence: readCueAt(cuesOf(state), at)?.id, page: 1 }) as ReaderView;
  const send = (event: ClockEvent) => {
    const [next, commands] = step(state, event);
    state = next;
    for (const command of commands) if (command.do === 'seek' && command.track === 'narration') at = command.to;
    if (state.tracks.narration.isEnded) at = state.position;
    const text = JSON.stringify(view());
    if (text === shownView) return;
    shownView = text;
    for (const listener of listeners) listener();
  };
  const driver = {
    send,
    view,
    state: () => state,
    cues: () => cuesOf(state),
    position: () => at,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<ReaderDriver> as ReaderDriver;
  send({ is: 'open', content: { page: 1, silent: 5000, cues, narration: { length, cues, isLoose } } });
  const player = setInterval(() => {
    if (state.tracks.narration.isRunning && at < length) {
      heard.add(at);
      at += tickMs;
      if (at >= length) send({ is: 'ended', track: 'narration', key: state.key });
    }
    send({ is: 'tick', now: performance.now(), key: state.key, times: { narration: at } });
  }, tickMs);
  const turns: (string | undefined)[] = [];
  const stop = watchTurns(
    driver,
    (page) => new Set(page === 1 ? childLines : []),
    isBusy,
    (line) => turns.push(line),
  );
  /** Counts the heard milliseconds of a sentence. */
  const heardOf = (id: string) => {
    const cue = cues.find((candidate) => candidate.id === id);
    return [...heard].filter((ms) => cue && ms > cue.start + 5 && ms < cue.end - 40).length * tickMs;
  };
  return { driver, turns, stop, heardOf, end: () => clearInterval(player), position: () => at };
};

it('holds at the line of the child, which is lit and not heard, until the turn is passed', () => {
  const { driver, turns, heardOf, position } = createReading(['s2']);
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(60_000);
  expect(turns).toEqual(['s2']);
  expect(driver.view()).toMatchObject({ sentence: 's2', isPlaying: true });
  expect(position()).toBe(1301);
  expect(heardOf('s1')).toBeGreaterThan(700);
  passTurn(driver, 's2');
  vi.advanceTimersByTime(3000);
  expect(turns).toEqual(['s2', undefined]);
  expect(heardOf('s2')).toBe(0);
  expect(heardOf('s3')).toBeGreaterThan(600);
});

it('waits at two lines of the child one after the other, and at the first line of a page', () => {
  const { driver, turns, heardOf } = createReading(['s1', 's2']);
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(1000);
  passTurn(driver, 's1');
  vi.advanceTimersByTime(1000);
  expect(driver.view().sentence).toBe('s2');
  expect(heardOf('s1') + heardOf('s2')).toBe(0);
  passTurn(driver, 's2');
  vi.advanceTimersByTime(500);
  expect(turns).toEqual(['s1', 's2', undefined]);
  expect(driver.view().sentence).toBe('s3');
});

it('completes the page after a last line of the child, also if the recording is shorter than its times', () => {
  for (const length of [4100, 3900]) {
    const { driver, turns, heardOf, end } = createReading(['s4'], { length });
    driver.send({ is: 'play' });
    vi.advanceTimersByTime(10_000);
    expect(driver.state().isDone).toBe(false);
    passTurn(driver, 's4');
    vi.advanceTimersByTime(500);
    expect(driver.state(), `${length}`).toMatchObject({ isDone: true, isPlaying: false });
    expect(turns).toEqual(['s4', undefined]);
    expect(heardOf('s4')).toBe(0);
    end();
  }
});

it('begins the turn with the line itself for a voice without exact times', () => {
  const { driver, turns } = createReading(['s2'], { isLoose: true });
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(1200);
  expect(turns).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(turns).toEqual(['s2']);
});

it('lets a repeated word be heard, and offers the turn while the page is paused', () => {
  let isBusy = true;
  const { driver, turns, heardOf } = createReading(['s1'], { isBusy: () => isBusy });
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(500);
  expect(heardOf('s1')).toBeGreaterThan(200);
  driver.send({ is: 'pause' });
  isBusy = false;
  vi.advanceTimersByTime(100);
  expect(turns).toEqual(['s1']);
  expect(driver.view().isPlaying).toBe(false);
});

it('pauses the page after five minutes, so that the screen can turn off, and goes on after the turn', () => {
  const { driver, turns } = createReading(['s2']);
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(290_000);
  expect(driver.view().isPlaying).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(driver.view()).toMatchObject({ isPlaying: false, sentence: 's2' });
  expect(turns).toEqual(['s2']);
  passTurn(driver, 's2');
  vi.advanceTimersByTime(500);
  expect(driver.view()).toMatchObject({ isPlaying: true, sentence: 's3' });
});

it('reads on when the mode is switched off during a turn', () => {
  const { driver, turns, stop, heardOf } = createReading(['s2']);
  driver.send({ is: 'play' });
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(1500);
  expect(turns).toEqual(['s2', undefined]);
  expect(heardOf('s2')).toBeGreaterThan(500);
});
