import { afterEach, expect, it } from 'vitest';
import { closeToast, showToast, toastStore } from './toast-store.ts';

const readTexts = () => toastStore.get().map(({ text }) => text);
afterEach(() => {
  for (const { id } of toastStore.get()) closeToast(id);
});

it('a repeated error is shown once, as the newest toast', () => {
  showToast({ type: 'error', text: 'Offline' });
  showToast({ type: 'success', text: 'Copied' });
  showToast({ type: 'error', text: 'Offline' });
  expect(readTexts()).toEqual(['Copied', 'Offline']);
});

it('two different errors and two equal successes stay', () => {
  for (const text of ['Offline', 'Refused']) showToast({ type: 'error', text });
  for (let count = 0; count < 2; count++) showToast({ type: 'success', text: 'Copied' });
  expect(readTexts()).toEqual(['Offline', 'Refused', 'Copied', 'Copied']);
});
