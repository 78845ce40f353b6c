import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDoublePressGuard } from './use-double-press.ts';

class StubElement {
  isConnected = true;
  readonly control: StubElement;
  constructor(control?: StubElement) {
    this.control = control ?? this;
  }
  closest() {
    return this.control;
  }
}

beforeEach(() => vi.stubGlobal('Element', StubElement));
afterEach(() => vi.unstubAllGlobals());

/** Sends the mousedown and the click of a press. Returns true if the guard lets the click through. */
const press = (guard: ReturnType<typeof createDoublePressGuard>, target: StubElement, detail: number): boolean => {
  const event = { target, detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  guard.onMouseDown(event as unknown as MouseEvent);
  event.stopPropagation.mockClear();
  guard.onClick(event as unknown as MouseEvent);
  return event.stopPropagation.mock.calls.length === 0;
};

it('lets both clicks on one control through, although the first replaces its icon', () => {
  const guard = createDoublePressGuard();
  const button = new StubElement();
  expect(press(guard, new StubElement(button), 1)).toBe(true);
  expect(press(guard, new StubElement(button), 2)).toBe(true);
});

it('suppresses the second click after its control was removed, and lets a new press through', () => {
  const guard = createDoublePressGuard();
  const [removed, undo] = [new StubElement(), new StubElement()];
  press(guard, removed, 1);
  removed.isConnected = false;
  expect(press(guard, undo, 2)).toBe(false);
  expect(press(guard, undo, 1)).toBe(true);
});

it('suppresses the second click on what has appeared above a control that remains', () => {
  const guard = createDoublePressGuard();
  const [opener, backdrop] = [new StubElement(), new StubElement()];
  press(guard, opener, 1);
  expect(press(guard, backdrop, 2)).toBe(false);
  expect(press(guard, backdrop, 1)).toBe(true);
});

it('suppresses the second click if the first has loaded the guard', () => {
  const guard = createDoublePressGuard();
  expect(press(guard, new StubElement(), 2)).toBe(false);
});

it('never suppresses a click by the keyboard', () => {
  const guard = createDoublePressGuard();
  press(guard, new StubElement(), 2);
  const event = { target: new StubElement(), detail: 0, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  guard.onClick(event as unknown as MouseEvent);
  expect(event.stopPropagation).not.toHaveBeenCalled();
});
