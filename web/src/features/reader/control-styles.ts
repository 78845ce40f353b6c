import type { Style } from '@/theme/css';

/** Returns the styles unchanged. With this function, TypeScript checks each style and keeps the literal names of the styles. */
export const nameStyles = <Name extends string>(styles: Record<Name, Style>): Record<Name, Style> => styles;

/** Matches forced colours (for example Windows' contrast themes). Forced colours replace the colours of a page with system colours and remove shadows. */
export const forcedColors = '@media (forced-colors: active)';
export const forcedHighlight: Style = {
  [forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'HighlightText',
    boxShadow: 'none',
  },
};

export const controlStyle: Style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4rem',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  px: '0.6rem',
  borderRadius: '0.875rem',
  border: '2px solid transparent',
  color: 'var(--r-text)',
  fontWeight: '700',
  lineHeight: '1.2',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--r-line)' },
  '&[aria-pressed="true"]': {
    background: 'var(--r-now)',
    color: 'var(--r-onNow)',
    borderColor: 'var(--r-link)',
    ...forcedHighlight,
  },
  '&[aria-disabled="true"]': { color: 'var(--r-muted)', cursor: 'default' },
};

/** Matches small screens on which the bars would cover the text, for example at a zoom of 400 %. */
export const lowScreen = '@media (max-height: 26rem) and (max-width: 39.99rem)';

/** Matches a phone in landscape. On such a screen, each of the two bars is one thin row. */
export const landscapePhone = '@media (min-width: 40rem) and (max-height: 30rem)';

/** Matches a desktop screen, on which all controls are in one row. */
export const desktopScreen = '@media (min-width: 64rem) and (min-height: 30.01rem)';

/** Matches very narrow screens, for example a phone at a zoom of 200 %. */
const tinyScreen = '@media (max-width: 17rem)';

/** Matches screens with enough width for long labels of the track buttons and of the button for automatic turning. */
export const roomyScreen = '@media (min-width: 44rem) and (min-height: 30.01rem)';

export const barStyles = nameStyles({
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0.125rem', md: '0.5rem' },
    flexWrap: 'wrap',
    px: { base: '0.375rem', md: '1rem' },
    py: '0.25rem',
    background: 'var(--r-bar)',
    borderBottom: '1px solid var(--r-line)',
    [landscapePhone]: { '&&': { flexWrap: 'nowrap', gap: '0.125rem', px: '0.375rem', py: '0' } },
  },
  title: {
    flexGrow: '1',
    flexShrink: '1',
    minWidth: '0',
    m: '0',
    fontSize: { base: '1.0625rem', md: '1.25rem' },
    lineHeight: '1.25',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineClamp: '2',
    order: { base: '10', md: '0' },
    flexBasis: { base: '60%', md: '8rem' },
    px: { base: '0.5rem', md: '0' },
    pb: { base: '0.25rem', md: '0' },
    [landscapePhone]: { '&&': { order: '0', flexBasis: '8rem', fontSize: '1.0625rem', lineClamp: '1', pb: '0' } },
  },
  count: {
    order: { base: '11', md: '0' },
    position: 'relative',
    fontWeight: '700',
    color: 'var(--r-muted)',
    px: '0.5rem',
    whiteSpace: 'nowrap',
    [landscapePhone]: { '&&': { order: '0' } },
  },
  topTools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '0', md: '0.25rem' }, ms: 'auto' },
  /** Sticky box with messages, captions and controls. Messages, captions and controls cannot overlap, because they are in one box. */
  dock: {
    position: 'sticky',
    bottom: '0',
    zIndex: '30',
    // Text that the transparent parts of this box cover remains clickable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [lowScreen]: { position: 'static' },
    // Controls that are higher than half of the screen scroll with the page (keep-clear.ts).
    '&[data-flows]': { position: 'static' },
  },
  bottom: {
    background: 'var(--r-bar)',
    borderTop: '1px solid var(--r-line)',
    pb: 'env(safe-area-inset-bottom)',
  },
  meter: {
    display: 'block',
    height: '0.375rem',
    background: 'var(--r-ground)',
    [landscapePhone]: { height: '0.25rem' },
    '& > span': {
      display: 'block',
      height: '100%',
      width: 'calc(var(--r-part) * 100%)',
      background: 'var(--r-accent)',
      borderEndEndRadius: '999px',
      borderStartEndRadius: '999px',
      ...forcedHighlight,
    },
  },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem 0.25rem',
    px: '0.5rem',
    py: '0.25rem',
    [landscapePhone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      px: '0.375rem',
      py: '0.125rem',
    },
    '@media (min-width: 44rem) and (max-height: 30rem)': {
      '&&': { gridTemplateColumns: 'minmax(0, 1.4fr) auto minmax(0, 1fr)' },
    },
    [desktopScreen]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: '1rem',
      px: '1rem',
      py: '0.5rem',
    },
  },
  /** The first row of controls on a phone in portrait. The second row contains the track buttons, automatic turning and, if there is space, the speed. */
  main: {
    order: '-1',
    flexBasis: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.25rem', sm: '0.5rem' },
    [tinyScreen]: { flexWrap: 'wrap' },
    [landscapePhone]: { '&&': { order: '0', gap: '0.25rem' } },
    [desktopScreen]: { order: '0' },
  },
  tracks: {
    display: 'flex',
    gap: '0.25rem',
    flex: '1 1 0',
    minWidth: '0',
    '&:empty': { display: 'none' },
    [tinyScreen]: { flex: '1 0 100%' },
    [roomyScreen]: { flex: 'none' },
    [desktopScreen]: { flexWrap: 'wrap' },
  },
  flow: {
    display: 'flex',
    gap: '0.25rem',
    flex: '0 0 auto',
    minWidth: '0',
    [landscapePhone]: { justifyContent: 'flex-end' },
    [desktopScreen]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  captions: {
    width: 'fit-content',
    maxWidth: 'min(60rem, 100% - 0.5rem)',
    // The captions get at most 45 % of the height between the sign window and the controls, but may always use 5rem. The rest is for the text.
    maxHeight: 'max(5rem, (100dvh - var(--r-bar-height, 12rem) - var(--r-above, 0px)) * 0.45)',
    overflowY: 'auto',
    mx: 'auto',
    mb: '0.5rem',
    px: '1rem',
    py: '0.5rem',
    borderRadius: '0.75rem',
    background: '#000000',
    color: '#ffffff',
    fontSize: 'calc(1.125rem * var(--r-size))',
    fontWeight: '600',
    lineHeight: '1.4',
    textAlign: 'center',
    '&:empty': { display: 'none' },
    [lowScreen]: { maxHeight: 'none' },
    [forcedColors]: { border: '2px solid CanvasText' },
  },
  /** Style of a short message above the controls, for example the response to a key or the end of the sleep timer. */
  statusLine: {
    width: 'fit-content',
    maxWidth: 'min(40rem, 100% - 1rem)',
    mx: 'auto',
    mb: '0.5rem',
    px: '1rem',
    py: '0.625rem',
    borderRadius: '999px',
    border: '2px solid var(--r-link)',
    background: 'var(--r-bar)',
    color: 'var(--r-text)',
    fontSize: '0.9375rem',
    fontWeight: '700',
    lineHeight: '1.35',
    textAlign: 'center',
    boxShadow: '0 6px 20px rgb(8 22 50 / 0.18)',
  },
});
