import { colorsUrl } from '@hat-nang/model/picture-colors';
import type { CSSProperties } from 'react';
import type { Picture } from '@/cms/assets';

/** Draws the blurred colours in the box of a picture with the style of `toPlaceholder`. With forced colours and in print, no placeholder is drawn. */
export const placeholderStyle = {
  bgImage: 'var(--blurred-colors)',
  bgSize: '100% 100%',
  _highContrast: { bgImage: 'none' },
  _print: { bgImage: 'none' },
} as const;

/** Returns the `style` of an `<img>`: the blurred colours as a variable for `placeholderStyle`, and the focal point. */
export const toPlaceholder = ({ blurredColors, objectPosition }: Picture): CSSProperties => {
  const colors = colorsUrl(blurredColors);
  return {
    ...(colors ? { '--blurred-colors': `url(${colors})` } : {}),
    ...(objectPosition ? { objectPosition } : {}),
  } as CSSProperties;
};
