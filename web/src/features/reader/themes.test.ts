import { describe, expect, it } from 'vitest';
import { type ThemeColors, type ThemeName, themes, tintedColors, wordColors } from './themes.ts';
import { tintNames } from './tints.ts';

const channels = (hex: string) => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['ground', 'paper', 'bar'] as const;

describe.each(Object.keys(themes) as ThemeName[])('the theme %s', (name) => {
  const minimumContrast = name === 'contrast' ? 7 : 4.5;
  const themeCases: [string, ThemeColors][] = [
    ['untinted', themes[name]],
    ...tintNames.map((tint): [string, ThemeColors] => [tint, { ...themes[name], ...tintedColors(name, tint) }]),
  ];
  it.each(themeCases)(`has every text at ${minimumContrast} : 1 on every ground, %s`, (_, theme) => {
    for (const ground of grounds)
      for (const text of ['text', 'muted', 'link'] as const)
        expect(contrast(theme[ground], theme[text]), `${text} on ${ground}`).toBeGreaterThanOrEqual(minimumContrast);
    expect(contrast(theme.now, theme.onNow)).toBeGreaterThanOrEqual(minimumContrast);
    expect(contrast(theme.accent, theme.onAccent)).toBeGreaterThanOrEqual(minimumContrast);
  });
  it.each(themeCases)('shows focus at 3 : 1, %s', (_, theme) => {
    for (const ground of grounds) expect(contrast(theme[ground], theme.focus)).toBeGreaterThanOrEqual(3);
  });
  it.each(themeCases)('lights the word at 3 : 1 in the marked sentence, %s', (_, theme) => {
    const { word, onWord } = wordColors[name];
    expect(contrast(theme.now, word)).toBeGreaterThanOrEqual(3);
    expect(contrast(word, onWord)).toBeGreaterThanOrEqual(minimumContrast);
  });
  it.each(themeCases)('marks the sentence in a colour of its own, %s', (_, theme) => {
    const [now, ground] = [channels(theme.now), channels(theme.ground)];
    expect(Math.max(...now.map((value, index) => Math.abs(value - (ground[index] ?? 0))))).toBeGreaterThanOrEqual(40);
  });
});
