import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fontFaces } from './reader-rules.ts';
import { defaultSettings } from './reading-settings.ts';
import { knownReaderScript, readingTextScript, readSettings, storeChoice, storeSettings } from './stored-settings.ts';

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

it('a choice outside the reader leaves the first question open, and the answer keeps the choice', () => {
  storeChoice({ size: 150 });
  expect(readSettings()).toMatchObject({ isKnown: false, settings: { size: 150 } });
  storeSettings({ ...read(), narration: false });
  storeChoice({ easy: true });
  expect(readSettings()).toMatchObject({ isKnown: true, settings: { size: 150, narration: false, easy: true } });
});

it.each([
  [null, false],
  ['size=150&question=1', false],
  ['size=150', true],
])('the script of the first question hides it only after an answer: %s', (text, isHidden) => {
  stored = text;
  const dataset: Record<string, string> = {};
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', { documentElement: { dataset } });
  // biome-ignore lint/security/noGlobalEval: our own constant, which a page contains as an inline script
  // biome-ignore lint/complexity/noCommaOperator: the indirect call runs in the global scope, as in a page
  (0, eval)(knownReaderScript);
  expect('readerKnown' in dataset).toBe(isHidden);
});

it('the script for articles applies exactly the stored settings', () => {
  const properties = new Map<string, string>();
  const attributes = new Map<string, string>();
  const links: object[] = [];
  const switchStates: string[] = [];
  vi.stubGlobal('document', {
    documentElement: {
      style: { setProperty: (name: string, value: string) => properties.set(name, value) },
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
      toggleAttribute: (name: string, isSet: boolean) => (isSet ? attributes.set(name, '') : attributes.delete(name)),
    },
    querySelectorAll: () => [{ setAttribute: (name: string, value: boolean) => switchStates.push(`${name}=${value}`) }],
    getElementById: () => links[0] ?? null,
    createElement: () => ({}),
    head: { appendChild: (link: object) => links.push(link) },
  });
  stored = 'size=150&spacing=10&measure=50&font=lexend&easy=1&leading=wide';
  // biome-ignore lint/security/noGlobalEval: as above
  // biome-ignore lint/complexity/noCommaOperator: as above
  (0, eval)(readingTextScript);
  expect(Object.fromEntries(properties)).toEqual({
    '--reading-size': '1.5',
    '--reading-leading': '',
    '--reading-spacing': '0.1em',
    '--reading-measure': '50ch',
  });
  expect(Object.fromEntries(attributes)).toEqual({ 'data-reading-font': 'lexend', 'data-reading-easy': '' });
  stored = null;
  window.__applyReadingText?.();
  expect([...new Set(properties.values())]).toEqual(['']);
  expect(attributes.size).toBe(0);
  expect(switchStates).toEqual(['aria-checked=true', 'aria-checked=false']);
  expect(links).toHaveLength(1);
});

it('articles load the fonts of the reader', () => {
  const sheet = readFileSync(new URL('../../../public/reading-fonts.css', import.meta.url), 'utf8');
  expect(sheet).toBe(`${fontFaces.join('\n')}\n`);
});
