import type { Style } from '@/theme/css';
import { classesFor } from '@/theme/style-rules';
import { activityStyles } from './activity-styles.ts';
import { buttonStyles } from './button-styles.ts';
import { barStyles, forcedHighlight, landscapePhone, lowScreen } from './control-styles.ts';
import { noteStyles, termStyle } from './note-styles.ts';
import { panelStyles } from './panel-styles.ts';
import { currentMarkStyle, lineStyles, readingAidStyles } from './reading-aid-styles.ts';
import { type ThemeName, themes, themeVariables, tintedColors } from './themes.ts';
import { tintNames } from './tints.ts';

/** Matches screens wide enough for picture and text side by side. */
const wideScreen = '@media (min-width: 56rem), (min-width: 40rem) and (max-height: 30rem)';

const createTintStyles = (name: ThemeName, theme: ThemeName | 'auto'): Style =>
  Object.fromEntries(
    tintNames.map((tint) => [
      `&[data-theme="${theme}"][data-tint="${tint}"]`,
      themeVariables(tintedColors(name, tint)),
    ]),
  );

const stageStyles = {
  root: {
    '--r-size': '1',
    // The letter size depends on the smaller side of the screen.
    '--r-letter': 'calc(clamp(1.1875rem, 0.75rem + 1.9vmin, 2rem) * var(--r-size))',
    // `--r-bars` is the approximate height of both bars with the padding of the stage. `--r-column` is the preferred width of a text beside a picture,
    // divided by `--r-letter`.
    '--r-bars': '11.5rem',
    '--r-column': '22',
    // On a phone in landscape, only about nine lines fit. The width of the text column therefore depends on the number of letters.
    [landscapePhone]: {
      '--r-bars': '7.25rem',
      '--r-letter': 'calc(1.125rem * var(--r-size))',
      '--r-column': 'clamp(16, var(--r-count) / 14, 24)',
    },
    ...themeVariables(themes.light),
    ...createTintStyles('light', 'auto'),
    _dark: { '&[data-theme="auto"]': themeVariables(themes.dark), ...createTintStyles('dark', 'auto') },
    '&[data-theme="dark"]': themeVariables(themes.dark),
    '&[data-theme="sepia"]': themeVariables(themes.sepia),
    '&[data-theme="contrast"]': themeVariables(themes.contrast),
    ...createTintStyles('light', 'light'),
    ...createTintStyles('dark', 'dark'),
    ...createTintStyles('sepia', 'sepia'),
    ...createTintStyles('contrast', 'contrast'),
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    background: 'var(--r-ground)',
    color: 'var(--r-text)',
    // The announcement is at the bottom edge. If it were below the controls, the page would scroll by a pixel.
    '& > [data-announcement]': { bottom: '0' },
    // In full screen, the reader itself scrolls instead of the page.
    '&:fullscreen': { overflowY: 'auto' },
    // While the page streams, the main part and the dock are hidden until the announcement, which follows them in the HTML, has arrived. Otherwise both would
    // shift, because they share the height of the page.
    '& > :is(main, [data-dock]):not(:has(~ [data-announcement]))': { visibility: 'hidden' },
    '& :focus-visible': { outline: '3px solid var(--r-focus)', outlineOffset: '2px' },
    '& h1, & h2, & h3, & h4': { color: 'inherit', fontFamily: 'inherit' },
    '& svg': { flexShrink: '0' },
  },
  stage: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '1rem', md: '1.5rem' },
    width: '100%',
    maxWidth: '92rem',
    mx: 'auto',
    px: { base: '1rem', md: '2rem' },
    py: { base: '0.75rem', md: '1.25rem' },
    [wideScreen]: {
      '&:is([data-picture], [data-sign="side"]):not([data-sign="full"])': {
        display: 'grid',
        alignContent: 'center',
        rowGap: '0',
      },
      '&[data-picture]': {
        // The text column grows with the letters, so larger letters make the picture narrower.
        gridTemplateColumns: 'minmax(0, 1fr) clamp(45%, calc(var(--r-letter) * var(--r-column)), 66%)',
        gridTemplateAreas: '"notice notice" "picture text"',
      },
      '&[data-picture]:not([data-sign="full"])': {
        alignContent: 'stretch',
        gridTemplateRows: 'auto minmax(0, 1fr)',
      },
      '&[data-picture][data-both]': { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 14fr)' },
      '&[data-sign="side"]': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateAreas: '"notice notice" "sign text"',
      },
      '&[data-sign="side"][data-picture]': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(10rem, 1fr) auto',
        gridTemplateAreas: '"notice notice" "sign picture" "sign text"',
      },
    },
    [landscapePhone]: {
      gap: '1rem',
      px: '0.75rem',
      py: '0.5rem',
      '&&[data-sign="side"][data-picture]': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) min(66%, var(--r-letter) * var(--r-column))',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"notice notice notice" "sign picture text"',
      },
    },
  },
  notices: {
    gridArea: 'notice',
    display: 'grid',
    gap: '0.5rem',
    // The live region in this box must exist before its text. While the box is empty, the box takes no space.
    '&:not(:has(p, section))': { position: 'absolute' },
    [wideScreen]: { mb: '0.75rem' },
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5rem 0.75rem',
    m: '0',
    px: '1rem',
    py: '0.5rem',
    borderRadius: '0.875rem',
    border: '1px solid var(--r-line)',
    background: 'var(--r-bar)',
    fontSize: '0.9375rem',
    fontWeight: '600',
  },
  figure: {
    gridArea: 'picture',
    m: '0',
    minWidth: '0',
    '--r-tall': '52dvh',
    '[data-sign="full"] > &': { order: '1', '--r-tall': '40dvh' },
    [lowScreen]: { '--r-tall': '92dvh' },
    // A picture beside the text uses the free height. The picture remains visible while a long text scrolls.
    [wideScreen]: {
      'main[data-picture]:not([data-sign="full"]) > &': {
        alignSelf: 'stretch',
        display: 'flex',
        flexDirection: 'column',
        minHeight: '8rem',
        maxHeight: 'calc(100dvh - var(--r-bars))',
        position: 'sticky',
        top: '0.5rem',
      },
      'main[data-sign="side"] > &': { mb: '1rem' },
    },
    [landscapePhone]: { 'main[data-sign="side"] > &&': { mb: '0' } },
  },
  /** Frame of the picture. The picture is as large as possible without empty bands beside the picture. */
  frame: {
    display: 'grid',
    placeItems: 'center',
    '& > img': {
      width: 'min(100%, var(--r-tall) * var(--r-ratio))',
      height: 'auto',
      borderRadius: '1.25rem',
    },
    [wideScreen]: {
      'main[data-picture]:not([data-sign="full"]) > figure > &': {
        flex: '1 1 0',
        minHeight: '6rem',
        containerType: 'size',
        '& > img': { width: 'min(100cqw, 100cqh * var(--r-ratio))' },
      },
    },
    [landscapePhone]: { '& > img': { borderRadius: '0.75rem' } },
  },
  noPicture: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '10rem',
    borderRadius: '1.25rem',
    border: '2px dashed var(--r-line)',
    color: 'var(--r-muted)',
    textAlign: 'center',
    p: '1rem',
  },
  description: {
    mt: '0.5rem',
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'flex-start',
    fontSize: 'calc(0.9375rem * var(--r-size))',
    lineHeight: '1.5',
    color: 'var(--r-muted)',
  },
  texts: {
    gridArea: 'text',
    position: 'relative',
    '&:has(> [data-ruler])': { overflow: 'clip', overflowClipMargin: '0.75rem' },
    [wideScreen]: { '[data-picture] > &, [data-sign="side"] > &': { alignSelf: 'center' } },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5rem',
    minWidth: '0',
    justifyItems: 'center',
    '&[data-both]': {
      [wideScreen]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--r-letter) * 11), 1fr))',
        alignItems: 'start',
      },
    },
  },
  text: {
    width: '100%',
    maxWidth: 'calc(var(--r-measure) * 1ch)',
    fontSize: 'var(--r-letter)',
    lineHeight: 'var(--r-leading)',
    [landscapePhone]: { lineHeight: 'calc(var(--r-leading) * 0.9)' },
    letterSpacing: 'calc(var(--r-spacing) * 1em)',
    wordSpacing: 'calc(var(--r-spacing) * 2em)',
    overflowWrap: 'anywhere',
    '& h2': { fontSize: '1.35em', mb: '0.5em', lineHeight: '1.25' },
    '& h3, & h4': { fontSize: '1.1em', mt: '1em', mb: '0.4em' },
    '& p + p': { mt: '0.8em' },
    '& ul, & ol': { ps: '1.4em', my: '0.6em' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& a': { color: 'var(--r-link)', textDecoration: 'underline' },
    '& table': { width: '100%', borderCollapse: 'collapse', my: '0.8em' },
    '& td, & th': { border: '1px solid var(--r-line)', p: '0.4em', textAlign: 'start' },
    '& [data-s]': {
      borderRadius: '0.3em',
      cursor: 'pointer',
      // A long press repeats the sentence. On touch screens, a long press would otherwise also select text and open a menu.
      '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    },
    ...lineStyles,
    '& [data-now]': {
      background: 'var(--r-now)',
      color: 'var(--r-onNow)',
      boxShadow: '0 0 0 0.18em var(--r-now)',
      boxDecorationBreak: 'clone',
      ...forcedHighlight,
      ...currentMarkStyle,
    },
    '& [data-term]': termStyle,
    '[data-focus-line] &': {
      color: 'var(--r-muted)',
      '& [data-now]': {
        color: 'var(--r-onNow)',
        textDecoration: 'underline',
        textDecorationThickness: '0.12em',
        textUnderlineOffset: '0.25em',
        ...forcedHighlight,
      },
    },
  },
  languageName: { fontSize: '0.875rem', fontWeight: '700', color: 'var(--r-muted)', mb: '0.25rem' },
  /** Box of the clip. The area around the clip has the background of the page instead of black bands. */
  sign: {
    gridArea: 'sign',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: '0',
    background: 'var(--r-ground)',
    '--r-clip': '36dvh',
    '&[data-layout="full"]': { '--r-clip': '62dvh' },
    '&[hidden]': { display: 'none' },
    // On narrow screens the clip remains visible while the text scrolls.
    '&[data-layout="side"]:not([data-flows])': {
      '@media (max-width: 55.99rem) and (min-height: 30.01rem)': {
        position: 'sticky',
        top: '0',
        pt: '0.25rem',
        zIndex: '15',
      },
    },
    [wideScreen]: {
      '&&': { '--r-clip': 'calc(100dvh - var(--r-bars) - 3rem)' },
      '[data-sign="side"] > &': { alignSelf: 'center' },
    },
    [lowScreen]: { '&&': { '--r-clip': '92dvh' } },
    [landscapePhone]: {
      '&&&': { '--r-clip': 'calc(100dvh - var(--r-bars) - 1.75rem)' },
      // The clip is beside the text, so it covers nothing.
      '&&&[data-layout="side"]': { alignSelf: 'start', position: 'sticky', top: '0.5rem' },
    },
    '&[data-layout="inset"]': {
      position: 'fixed',
      zIndex: '40',
      '--s-w': 'max(8.5rem, calc(var(--s-size) * 1vw))',
      left: 'clamp(0rem, calc(var(--s-x) * 1vw - var(--s-w) / 2), calc(100vw - var(--s-w)))',
      // The window and its footer remain above the controls.
      top: 'clamp(0rem, calc(var(--s-y) * 1dvh - var(--s-w) / 2), max(0rem, calc(100dvh - var(--s-w) - var(--r-bar-height, 10rem) - 2rem)))',
      width: 'var(--s-w)',
      overflow: 'hidden',
      borderRadius: '1.25rem',
      background: 'var(--r-bar)',
      boxShadow: '0 8px 30px rgb(8 22 50 / 0.3)',
      border: '2px solid var(--r-line)',
      '& > video': { width: '100%', maxHeight: '70dvh', borderRadius: '0' },
    },
  },
  video: {
    display: 'block',
    width: 'min(100%, var(--r-clip))',
    height: 'auto',
    maxHeight: 'var(--r-clip)',
    // The clip is never cropped, because hands at its edge are part of the meaning.
    objectFit: 'contain',
    borderRadius: '1.25rem',
  },
  signFoot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.25rem',
    px: '0.75rem',
    fontSize: '0.8125rem',
    fontWeight: '600',
    color: 'var(--r-muted)',
    minHeight: '1.75rem',
    '[data-layout="inset"] > &': { justifyContent: 'space-between', width: '100%', color: 'var(--r-text)' },
  },
} satisfies Record<string, Style>;

const styles = {
  ...stageStyles,
  ...barStyles,
  ...buttonStyles,
  ...panelStyles,
  ...noteStyles,
  ...activityStyles,
  ...readingAidStyles,
};
export type ReaderClass = keyof typeof styles;
export type ReaderClasses = Record<ReaderClass, string>;

/** Returns the classes of the reader's client components, and their CSS rules. */
export const readerClasses = () => classesFor<ReaderClass>(styles);
