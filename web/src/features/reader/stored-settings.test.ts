import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings } from './reading-settings.ts';
import { readSettings, storeSettings } from './stored-settings.ts';

let stored: string | null;
let device: { savesData: boolean; reducesMotion: boolean; hash: string };

beforeEach(() => {
  stored = null;
  device = { savesData: false, reducesMotion: false, hash: '' };
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  });
  vi.stubGlobal('navigator', {
    connection: {
      get saveData() {
        return device.savesData;
      },
    },
  });
  vi.stubGlobal('window', {
    location: {
      get hash() {
        return device.hash;
      },
    },
    matchMedia: () => ({ matches: device.reducesMotion }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = () => readSettings().settings;

it('a device that saves data starts with small media, and keeps the choice of all media', () => {
  device.savesData = true;
  expect(read().saver).toBe('small');
  storeSettings({ ...defaultSettings, saver: 'none' });
  expect(read().saver).toBe('none');
  device.savesData = false;
  storeSettings({ ...read(), size: 150 });
  device.savesData = true;
  expect(read()).toMatchObject({ saver: 'none', size: 150 });
});

it('a device without a data saver stores nothing about data', () => {
  storeSettings({ ...defaultSettings, size: 150 });
  device.savesData = true;
  expect(read().saver).toBe('small');
});

it('with reduced motion nothing moves automatically, and the stored choices remain', () => {
  storeSettings({ ...defaultSettings, turn: 'seconds', starts: true });
  device.reducesMotion = true;
  expect(read()).toMatchObject({ turn: 'wait', starts: false });
  storeSettings({ ...read(), size: 150 });
  device.reducesMotion = false;
  expect(read()).toMatchObject({ turn: 'seconds', starts: true, size: 150 });
});

it('a link replaces all settings of the device, because it names only those that differ from the defaults', () => {
  storeSettings({ ...defaultSettings, size: 200, theme: 'sepia' });
  device.hash = '#reader=theme=dark';
  expect(read()).toEqual({ ...defaultSettings, theme: 'dark' });
});
