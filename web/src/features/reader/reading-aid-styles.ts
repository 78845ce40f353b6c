import type { Style } from '@/theme/css';
import { forcedColors, nameStyles } from './control-styles.ts';

/** The mark in front of a line: a square for the adult, a disc for the child. Forced colours keep both shapes. */
const markStyle: Style = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '0.35em',
  width: '0.75em',
  height: '0.75em',
  border: '0.15em solid var(--r-muted)',
  borderRadius: '0.1em',
};
const childMarkStyle: Style = {
  borderRadius: '50%',
  borderColor: 'var(--r-link)',
  background: 'var(--r-link)',
  [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'CanvasText' },
};
const childGround = 'color-mix(in srgb, #6aa6ff 28%, transparent)';

/** Styles of the lines of the adult and of the child (together-text.tsx): each line is a block with its mark. Printed pages have no marks. */
export const lineStyles: Style = {
  '& [data-line]': {
    display: 'block',
    position: 'relative',
    my: '0.4em',
    ps: '1.6em',
    pe: '0.35em',
    '&::before': { ...markStyle, top: 'calc((var(--r-leading) * 1em - 0.75em) / 2)' },
    '@media print': { display: 'inline', m: '0', p: '0', '&::before': { content: 'none' } },
  },
  '& [data-line="child"]': {
    '&::before': childMarkStyle,
    '&:not([data-now])': {
      background: childGround,
      // The letters around the current sentence are dimmed, so they need the full contrast of the page.
      '[data-focus-line] &': { background: 'none' },
      '@media print': { background: 'none' },
    },
  },
};

/** Style of the mark of the line that is read. It has the colour of the letters, because the background is the mark of the sentence. */
export const currentMarkStyle: Style = {
  '&[data-line]::before': { borderColor: 'currentColor' },
  '&[data-line="child"]::before': {
    background: 'currentColor',
    [forcedColors]: { borderColor: 'HighlightText', background: 'HighlightText' },
  },
};

export const readingAidStyles = nameStyles({
  /** The reading ruler. Its shadow dims the text above and below the ruler. */
  ruler: {
    position: 'absolute',
    insetInline: '-0.5rem',
    zIndex: '1',
    pointerEvents: 'none',
    borderBlock: '3px solid var(--r-link)',
    borderRadius: '0.375rem',
    boxShadow: '0 0 0 200vmax color-mix(in srgb, var(--r-ground) 68%, transparent)',
    transition: 'top 0.2s, height 0.2s',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    // The high contrast theme must not lose its contrast around the ruler, so there is no shadow.
    '[data-theme="contrast"] &': { boxShadow: 'none' },
    [forcedColors]: { borderColor: 'Highlight' },
  },
  /** Explains the marks above the text. */
  lineLegend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75em',
    mb: '0.5em',
    fontSize: '0.9375rem',
    lineHeight: '1.6',
    fontWeight: '700',
    color: 'var(--r-muted)',
    '& [data-mark]': {
      position: 'relative',
      ps: '1.6em',
      pe: '0.6em',
      borderRadius: '0.3em',
      '&::before': { ...markStyle, top: '0.425em' },
    },
    '& [data-mark="child"]': { background: childGround, color: 'var(--r-text)', '&::before': childMarkStyle },
    '@media print': { display: 'none' },
  },
});
