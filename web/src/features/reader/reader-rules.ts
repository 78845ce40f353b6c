import { wordColors } from './themes.ts';

/** Unicode range of Western European letters, digits and punctuation. */
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212';
/** Unicode range of the other Vietnamese letters. This range contains combining marks, so decomposed letters use the same font file. */
const vietnamese =
  'U+0300-0303,U+0306,U+0309,U+031B,U+0323,U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB';
/** Unicode range without letters with diacritics, because OpenDyslexic draws some of them wrong (tests/e2e/reader-fonts.spec.ts). */
const basicLatin = 'U+0020-007E,U+00A0-00BF,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212';

const toFontFace = (family: string, file: string, otherRules: string) =>
  `@font-face{font-family:"${family}";font-display:swap;src:url("/fonts/${file}.woff2") format("woff2");${otherRules}}`;

const toWordRule = (scope: string, { word, onWord }: { word: string; onWord: string }) =>
  `${scope}::highlight(reader-word){background-color:${word};color:${onWord}}`;

/** Selector of the elements that contain words. Older browsers do not inherit a highlight, so the selector also matches the elements inside a sentence. */
const wordElements = ':is([data-s],[data-s] *)';

const startChoiceSelector = '[data-reader-known] [data-start-choice]';
const focusTargets = '[data-reader] main :is(a, button, [data-s])';

/**
 * Subset fonts made by scripts/fonts.ts. A font loads only when a text uses it. The licences of Andika and OpenDyslexic reserve their names, so our subsets
 * have other names. Articles load the same rules from public/reading-fonts.css.
 */
export const fontFaces = [
  toFontFace('Reading Letters', 'reading-letters-latin', `unicode-range:${latin}`),
  toFontFace('Reading Letters', 'reading-letters-vietnamese', `unicode-range:${vietnamese}`),
  toFontFace('Lexend', 'lexend-400', 'font-weight:400'),
  toFontFace('Lexend', 'lexend-700', 'font-weight:600 700'),
  toFontFace('Heavy Letters', 'heavy-letters-latin', `unicode-range:${basicLatin}`),
];

/** CSS rules that do not belong to a class. The rules are inline in the reader's page, because a style sheet file would delay the first paint. */
export const readerRules = [
  ...fontFaces,
  // With these margins, the bars do not cover focused elements and the current sentence (WCAG 2.4.11). On small screens, the bars scroll with the page.
  `${focusTargets}{scroll-margin-block:calc(var(--r-above, 0px) + 0.5rem) calc(var(--r-below, 10rem) + 0.5rem)}`,
  `@media (max-height:26rem) and (max-width:39.99rem){${focusTargets}{scroll-margin-block:0}}`,
  // Colours of the word that is read (word-light.tsx). The colours are literal, because older browsers do not resolve custom properties in a highlight.
  toWordRule(`[data-reader] ${wordElements}`, wordColors.light),
  toWordRule(`.dark [data-theme="auto"] ${wordElements}`, wordColors.dark),
  ...(['dark', 'sepia', 'contrast'] as const).map((name) =>
    toWordRule(`[data-theme="${name}"] ${wordElements}`, wordColors[name]),
  ),
  // The captions are white on black in every theme.
  toWordRule('[data-reader] [data-captions][data-captions]', wordColors.dark),
  `@media (forced-colors:active){${toWordRule(`[data-theme] :is([data-captions][data-captions],${wordElements})`, { word: 'HighlightText', onWord: 'Highlight' })}}`,
  // The HTML contains the first question, so nothing shifts when the scripts load. An answered question is hidden (knownReaderScript, stored-settings.ts).
  `${startChoiceSelector}{display:none}`,
  // The space of the resume notice is reserved, so nothing shifts when the scripts load.
  'html:not([data-reader-resumes]) [data-resume-space]{display:none}',
  '[data-resume-space]{visibility:hidden}',
  '@media (scripting:none){[data-start-choice]{display:none}}',
].join('');
