/** Dark or light, paper is white. */
const inks = {
  ...Object.fromEntries(
    ['bg-canvas', 'bg-surface', 'bg-subtle', 'bg-sunken'].map((name) => [`--c-colors-${name}`, 'white !important']),
  ),
  ...Object.fromEntries(['fg', 'fg-heading', 'fg-link'].map((name) => [`--c-colors-${name}`, 'black !important'])),
  '--c-colors-fg-muted': '#333 !important',
};

/**
 * What paper needs: the page's own content in black on white, whole pictures, and where the links of a text lead. `!important`, because these rules
 * are in a layer and the classes of elements are not.
 */
export const printed = {
  '@media print': {
    'html, html.dark': { ...inks, colorScheme: 'light !important' },
    'body > div > header, body > div > footer, body nav, body button, body dialog, a[href="#content"]': {
      display: 'none !important',
    },
    '[data-not-printed], [data-quick-exit], details:not([open])': { display: 'none !important' },
    'body *': { boxShadow: 'none !important' },
    'img, video, figure, table, blockquote, li': { breakInside: 'avoid !important' },
    img: { maxHeight: '20cm !important', objectFit: 'contain !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '[data-prose] :is(a[href^="http"], a[href^="/"])::after': { overflowWrap: 'anywhere', fontWeight: 'normal' },
    '[data-prose] a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    '[data-prose] a[href^="/"]::after': { content: '" (" var(--origin) attr(href) ")"' },
  },
};
