import type { Style } from '@/theme/css';
import { nameStyles } from './control-styles.ts';

/** Style of a glossary term: a button in the text that opens a note. The button looks like text and wraps like text. */
export const termStyle: Style = {
  display: 'inline',
  m: '0',
  p: '0',
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline dotted 0.1em',
  textUnderlineOffset: '0.25em',
};

export const noteStyles = nameStyles({
  /** The note of a glossary term, in the middle of the screen. */
  note: {
    position: 'fixed',
    inset: '0',
    m: 'auto',
    p: '0',
    width: 'min(24rem, calc(100vw - 2rem))',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 2rem)',
    background: 'var(--r-paper)',
    color: 'var(--r-text)',
    border: '2px solid var(--r-line)',
    borderRadius: '1.25rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'rgb(8 22 50 / 0.35)' },
    '& [data-meaning]': { fontSize: 'calc(1.1875rem * var(--r-size))', lineHeight: '1.6', overflowWrap: 'anywhere' },
    '& :is(img, video)': { width: '100%', height: 'auto', borderRadius: '0.75rem' },
    '& [role="status"]:empty': { position: 'absolute' },
    // The buttons that read the note aloud and play the clip need JavaScript.
    '@media (scripting: none)': { '& :is([data-say], [data-watch])': { display: 'none' } },
  },
});
