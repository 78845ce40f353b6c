import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToTouches } from './touch-switch.ts';

class StubElement {}
const [text, field] = [new StubElement(), new StubElement()];
let listeners: Map<string, (event: unknown) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal('Element', StubElement);
  vi.stubGlobal('window', {
    innerWidth: 1000,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends an event. Returns true if the other listeners of the page receive the event. */
const send = (type: string, more: object = {}): boolean => {
  const stopPropagation = vi.fn();
  listeners.get(type)?.({
    ...{ type, target: text, isTrusted: true, isPrimary: true, button: 0, clientX: 800, detail: 1 },
    ...{ stopPropagation, preventDefault: vi.fn(), ...more },
  });
  return stopPropagation.mock.calls.length === 0;
};
const start = () => {
  const calls: string[] = [];
  const isFree = vi.fn((target: unknown) => target === field);
  const stop = listenToTouches({
    isFree,
    onTouch: (isLeft) => void calls.push(isLeft ? 'left' : 'right'),
    onHold: () => void calls.push('hold'),
  });
  return { calls, isFree, stop };
};
const tap = (more?: object) => ['pointerdown', 'pointerup', 'click'].map((type) => send(type, more));

it('makes a touch a switch, once, and the page does not receive the touch', () => {
  const { calls } = start();
  expect(tap()).toEqual([false, false, false]);
  expect(tap({ clientX: 100 })).toEqual([false, false, false]);
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual(['right', 'left']);
});

it('makes a touch that moved, and ends without a click, a switch', () => {
  const { calls } = start();
  send('pointerdown');
  send('pointerup');
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(calls).toEqual(['right']);
});

it('lets clicks by scripts, by keys and in form fields pass', () => {
  const { calls } = start();
  expect(send('click', { isTrusted: false })).toBe(true);
  expect(send('click', { detail: 0 })).toBe(true);
  expect(tap({ target: field })).toEqual([true, true, true]);
  expect(calls).toEqual([]);
});

it('presses nothing for a second finger, another mouse button, or a touch that scrolls', () => {
  const { calls } = start();
  tap({ isPrimary: false });
  tap({ button: 2 });
  send('pointerdown');
  send('pointercancel');
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
});

it('helps after three seconds, without a press, and the next touch is free where the helper may touch', () => {
  const { calls, isFree } = start();
  send('pointerdown');
  vi.advanceTimersByTime(3000);
  isFree.mockReturnValue(true);
  expect(send('pointerup')).toBe(false);
  expect(send('click')).toBe(false);
  expect(calls).toEqual(['hold']);
  expect(tap()).toEqual([true, true, true]);
  expect(calls).toEqual(['hold']);
});

it('presses nothing after its end', () => {
  const { calls, stop } = start();
  send('pointerdown');
  send('pointerup');
  stop();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
});
