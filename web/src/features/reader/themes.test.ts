import { describe, expect, it } from 'vitest';
import { type ThemeName, themes } from './themes.ts';

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(Object.keys(themes) as ThemeName[])('the theme %s', (name) => {
  const theme = themes[name];
  const wanted = name === 'contrast' ? 7 : 4.5;
  it(`has every text at ${wanted} : 1 on every ground`, () => {
    for (const ground of ['ground', 'paper', 'bar'] as const)
      for (const text of ['text', 'muted', 'link'] as const)
        expect(contrast(theme[ground], theme[text]), `${text} on ${ground}`).toBeGreaterThanOrEqual(wanted);
    expect(contrast(theme.now, theme.onNow)).toBeGreaterThanOrEqual(wanted);
    expect(contrast(theme.accent, theme.onAccent)).toBeGreaterThanOrEqual(wanted);
  });
  it('shows focus at 3 : 1', () => {
    for (const ground of ['ground', 'paper', 'bar'] as const)
      expect(contrast(theme[ground], theme.focus)).toBeGreaterThanOrEqual(3);
  });
});
