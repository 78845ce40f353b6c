/**
 * Rules outside Chakra's system: fonts, fallback fonts with similar metrics, animations. A font that loads late is used only from the next page on
 * (`optional`), because a late change of the font would change line breaks (CLS ≤ 0.02, tests/e2e/layout-shift.spec.ts). The rules are inline, because a
 * style sheet would delay the first paint by a round trip.
 */
const toFontFace = (family: string, weight: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("/fonts/${file}.woff2") format("woff2")}`;

const toFallbackFace = (
  family: string,
  weight: string,
  names: string[],
  [size, ascent, descent]: [string, string, string],
) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

export const fontRules = [
  toFontFace('Nunito', '400', 'nunito-400'),
  toFontFace('Nunito', '600 700', 'nunito-700'),
  toFontFace('Baloo 2', '600 800', 'baloo-2'),
  toFallbackFace('Nunito fallback', '400', ['Arial', 'Liberation Sans', 'Roboto'], ['101.39%', '99.71%', '34.82%']),
  toFallbackFace(
    'Baloo fallback',
    '600 800',
    ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    ['93.75%', '114.99%', '55.89%'],
  ),
  '@keyframes loading-bar{from{transform:scaleX(0)}to{transform:scaleX(0.95)}}',
  '[data-loading-bar]{position:fixed;inset:0 0 auto;height:3px;z-index:5000;background:#f2ac0c;transform-origin:left;animation:loading-bar 2s ease-out forwards}',
  '@keyframes dialog-fade{from{opacity:0}}',
  '@keyframes dialog-rise{from{opacity:0;transform:translateY(0.75rem)}}',
  '@keyframes turn{to{transform:rotate(1turn)}}',
  '@keyframes blink{50%{opacity:0}}',
].join('');
