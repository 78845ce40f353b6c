import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  defaultSettings,
  formatSettings,
  parseSettings,
  type RangeName,
  ranges,
  stepValue,
} from './reading-settings.ts';

it('a link carries every choice, and only what was chosen', () => {
  expect(formatSettings(defaultSettings)).toBe('');
  const chosenSettings = {
    ...defaultSettings,
    size: 200,
    theme: 'sepia',
    narration: false,
    bothLanguages: true,
  } as const;
  expect(formatSettings(chosenSettings)).toBe('size=200&theme=sepia&bothLanguages=1&narration=0');
  expect({ ...defaultSettings, ...parseSettings(formatSettings(chosenSettings)) }).toEqual(chosenSettings);
});

it('whatever a link says, only what there is comes of it', () => {
  expect(parseSettings('size=9000&rate=0&theme=<b>&font=&turn=never&captions=yes&other=1&dwell=')).toEqual({
    size: 300,
    rate: 0.5,
  });
  expect(parseSettings('switches=1.4')).toEqual({ switches: 1 });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings)), fc.string()), (rawSettings) => {
      const settings = { ...defaultSettings, ...parseSettings(new URLSearchParams(rawSettings).toString()) };
      expect(parseSettings(formatSettings(settings))).toEqual(
        Object.fromEntries(Object.entries(settings).filter(([key, value]) => value !== defaultSettings[key as never])),
      );
    }),
  );
});

it('steps stay within their scale', () => {
  for (const name of Object.keys(ranges) as RangeName[]) {
    let value: number = ranges[name][0];
    for (let step = 0; step < 100; step++) value = stepValue(name, value, 1);
    expect(value).toBe(ranges[name][1]);
  }
});
