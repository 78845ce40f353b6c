import type { Style } from '@/theme/css';

/** Preserves the literal names of styles while checking each. */
export const named = <Name extends string>(of: Record<Name, Style>): Record<Name, Style> => of;

/** Forced colours (Windows' contrast themes) remove backgrounds and shadows, so system colours replace them. */
export const forced = '@media (forced-colors: active)';
export const forcedHighlight: Style = {
  [forced]: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    color: 'HighlightText',
    borderColor: 'HighlightText',
    boxShadow: 'none',
  },
};

export const control: Style = {
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

/** So low (zoomed to 400 %, a phone in landscape) that bars must not cover the text. */
export const low = '@media (max-height: 26rem)';

export const barStyles = named({
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0.125rem', md: '0.5rem' },
    flexWrap: 'wrap',
    px: { base: '0.375rem', md: '1rem' },
    py: '0.25rem',
    background: 'var(--r-bar)',
    borderBottom: '1px solid var(--r-line)',
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
  },
  count: {
    order: { base: '11', md: '0' },
    position: 'relative',
    fontWeight: '700',
    color: 'var(--r-muted)',
    px: '0.5rem',
    whiteSpace: 'nowrap',
  },
  topTools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '0', md: '0.25rem' }, ms: 'auto' },
  /** Captions and controls. In one sticky box they cannot overlap each other at any height. */
  dock: {
    position: 'sticky',
    bottom: '0',
    zIndex: '30',
    // The text beside a caption remains clickable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [low]: { position: 'static' },
    // Controls that would take half the screen scroll with the page (keep-clear.ts).
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
    display: 'grid',
    alignItems: 'center',
    gap: { base: '0.25rem', md: '0.25rem 1rem' },
    px: { base: '0.5rem', md: '1rem' },
    py: '0.5rem',
    gridTemplateColumns: { base: 'auto auto', lg: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
    justifyContent: { base: 'center', lg: 'stretch' },
    gridTemplateAreas: { base: '"main main" "tracks flow"', lg: '"tracks main flow"' },
    '@media (max-width: 21.9rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"main" "tracks" "flow"',
    },
  },
  main: {
    gridArea: 'main',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '0.25rem', sm: '0.5rem' },
  },
  tracks: {
    gridArea: 'tracks',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '0.25rem',
    justifyContent: { base: 'center', lg: 'flex-start' },
  },
  flow: {
    gridArea: 'flow',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem',
    justifyContent: { base: 'center', lg: 'flex-end' },
  },
});

export const buttonStyles = named({
  control,
  /** On a phone this setting is in the options. */
  speed: { display: { base: 'none', sm: 'contents' } },
  /** The label is below the icon. */
  labelled: {
    ...control,
    flexDirection: 'column',
    gap: '0.125rem',
    px: '0.5rem',
    py: '0.25rem',
    fontSize: '0.8125rem',
    minWidth: { base: '2.75rem', sm: '3.5rem' },
  },
  turn: {
    ...control,
    minWidth: { base: '3.25rem', sm: '3.75rem' },
    minHeight: { base: '3.25rem', sm: '3.75rem' },
    borderRadius: '999px',
    border: '2px solid var(--r-link)',
    color: 'var(--r-link)',
    '&[aria-disabled="true"]': { color: 'var(--r-muted)', borderColor: 'var(--r-line)', cursor: 'default' },
    '&[data-wanted]': {
      background: 'var(--r-accent)',
      color: 'var(--r-onAccent)',
      borderColor: 'var(--r-accent)',
      ...forcedHighlight,
    },
  },
  play: {
    ...control,
    minWidth: '4.25rem',
    minHeight: '4.25rem',
    borderRadius: '999px',
    background: 'var(--r-accent)',
    color: 'var(--r-onAccent)',
    boxShadow: '0 4px 14px rgb(12 33 72 / 0.18)',
    '&:hover': { filter: 'brightness(1.04)' },
  },
  solid: {
    ...control,
    px: '1.5rem',
    minHeight: '3.25rem',
    borderRadius: '999px',
    background: 'var(--r-accent)',
    color: 'var(--r-onAccent)',
    fontSize: '1.125rem',
  },
  outline: {
    ...control,
    px: '1.25rem',
    borderRadius: '999px',
    border: '2px solid var(--r-link)',
    color: 'var(--r-link)',
  },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', justifyContent: 'center', alignItems: 'stretch' },
  choice: {
    ...control,
    flexDirection: { base: 'column', md: 'row' },
    flex: { base: '1 1 6rem', md: '0 0 auto' },
    gap: '0.5rem',
    px: { base: '0.5rem', md: '1.25rem' },
    py: '0.75rem',
    borderRadius: '1.25rem',
    border: '3px solid var(--r-line)',
    background: 'var(--r-paper)',
    fontSize: { base: '1rem', md: '1.1875rem' },
    '&:hover': { borderColor: 'var(--r-accent)' },
  },
  start: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem 1.5rem',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    px: '1rem',
    py: '0.75rem',
    borderRadius: '1.25rem',
    background: 'var(--r-bar)',
    border: '1px solid var(--r-line)',
    '& h2': { fontSize: '1.5rem', lineHeight: '1.25' },
  },
  onlyHeard: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  wideOnly: { display: { base: 'none', md: 'inline' } },
});
