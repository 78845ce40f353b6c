import { sectionsWith } from '@hat-nang/model/sections';
import { describe, expect, it } from 'vitest';
import { resolveColor, semanticColors } from './tokens.ts';

const getLuminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const getContrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [getLuminance(resolveColor(a)), getLuminance(resolveColor(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const { bg, fg, border } = semanticColors;
const grounds = ['canvas', 'surface', 'subtle', 'sunken'] as const;
const colorPairs = [
  ...grounds.flatMap((ground) =>
    (['default', 'muted', 'heading', 'link'] as const).map((text) => [ground, text] as const),
  ),
  ...(['info', 'success', 'warning', 'error'] as const).map((name) => [name, name] as const),
  ['brand', 'onBrand'] as const,
  ['accent', 'onAccent'] as const,
];

describe('colours', () => {
  it.each(sectionsWith('sharePicture').map(({ word, sharePicture }) => [word, sharePicture] as const))(
    'the mark of %s on its share pictures reads at 4.5 : 1',
    (_word, { ground, ink }) => {
      expect(getContrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );
  for (const [index, mode] of ['light', 'dark'].entries()) {
    it.each(colorPairs)(`${mode}: text on %s in %s reads at 4.5 : 1`, (ground, text) => {
      expect(getContrast(bg[ground][index] ?? '', fg[text][index] ?? '')).toBeGreaterThanOrEqual(4.5);
    });
    it.each(grounds)(`${mode}: focus and strong borders stand out from %s at 3 : 1`, (ground) => {
      expect(getContrast(bg[ground][index] ?? '', border.focus[index] ?? '')).toBeGreaterThanOrEqual(3);
      expect(getContrast(bg[ground][index] ?? '', border.strong[index] ?? '')).toBeGreaterThanOrEqual(3);
    });
  }
});
