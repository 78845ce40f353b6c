import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installableAttribute, installOfferScript } from './install-offer.ts';

class StubElement {
  readonly neighbour = { focus: vi.fn() };
  isButton: boolean;
  constructor(isButton: boolean) {
    this.isButton = isButton;
  }
  closest(selector: string) {
    if (selector === 'li') return { previousElementSibling: { querySelector: () => this.neighbour } };
    return this.isButton ? this : null;
  }
}

const attributes = new Set<string>();
let listeners: Record<string, (event: unknown) => void>;

beforeEach(() => {
  attributes.clear();
  listeners = {};
  vi.stubGlobal('Element', StubElement);
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  });
  // biome-ignore lint/security/noGlobalEval lint/complexity/noCommaOperator: runs a script as the page does
  (0, eval)(installOfferScript);
});
afterEach(() => vi.unstubAllGlobals());

const offer = () => {
  const event = { preventDefault: vi.fn(), prompt: vi.fn() };
  listeners.beforeinstallprompt?.(event);
  return event;
};

const press = (target: StubElement) => {
  const stopPropagation = vi.fn();
  listeners.click?.({ target, stopPropagation });
  return stopPropagation;
};

describe('the offer to install the app', () => {
  it('is kept until the button is pressed, works once, and leaves the focus on the entry before the button', () => {
    const event = offer();
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(attributes.has(installableAttribute)).toBe(true);
    const button = new StubElement(true);
    expect(press(new StubElement(false))).not.toHaveBeenCalled();
    expect(event.prompt).not.toHaveBeenCalled();
    expect(press(button)).toHaveBeenCalledOnce();
    press(button);
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(button.neighbour.focus).toHaveBeenCalledOnce();
    expect(attributes.has(installableAttribute)).toBe(false);
  });

  it('comes back with the next offer of the browser, and is gone after the installation', () => {
    offer();
    press(new StubElement(true));
    const secondOffer = offer();
    expect(attributes.has(installableAttribute)).toBe(true);
    listeners.appinstalled?.({});
    expect(attributes.has(installableAttribute)).toBe(false);
    press(new StubElement(true));
    expect(secondOffer.prompt).not.toHaveBeenCalled();
  });
});
