import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from './recipes.ts';
import { colors, semanticColors } from './tokens.ts';

type Tree = { [key: string]: string | Tree };
type Leaf = { value: string };
type Values = { [key: string]: Leaf | Values };
const toTokenValues = (tree: Tree): Values =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? { value } : toTokenValues(value)]),
  );

const toScale = (steps: Record<string, string>) =>
  Object.fromEntries(Object.entries(steps).map(([key, value]) => [key, { value }]));
const toRemScale = (...steps: (number | string)[]) =>
  toScale(Object.fromEntries(steps.map((step) => [String(step), step === 'px' ? '1px' : `${Number(step) * 0.25}rem`])));

const spacing = toRemScale(
  'px',
  0,
  0.5,
  1,
  1.5,
  2,
  2.5,
  3,
  3.5,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  14,
  16,
  20,
  24,
  28,
  32,
  40,
  48,
);

const semanticColorTokens = Object.fromEntries(
  Object.entries(semanticColors).map(([group, names]) => [
    group,
    Object.fromEntries(
      Object.entries(names).map(([name, [light, dark]]) => [
        name === 'default' ? 'DEFAULT' : name,
        { value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } },
      ]),
    ),
  ]),
);

/** Tokens, reset and global rules of the site. The system of the dialogs (dialog-system.ts) extends them. */
export const siteConfig = defineConfig({
  cssVarsRoot: ':where(html)',
  cssVarsPrefix: 'c',
  preflight: true,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      colors: toTokenValues(colors),
      fonts: {
        body: { value: "'Nunito', 'Nunito fallback', system-ui, sans-serif" },
        heading: { value: "'Baloo 2', 'Baloo fallback', 'Nunito', system-ui, sans-serif" },
      },
      fontSizes: toScale({
        xs: '0.8125rem',
        sm: '0.9375rem',
        md: '1.0625rem',
        lg: '1.1875rem',
        xl: '1.375rem',
        '2xl': '1.625rem',
        '3xl': '2rem',
        '4xl': 'clamp(2rem, 1.6rem + 1.8vw, 2.75rem)',
        '5xl': 'clamp(2.25rem, 1.7rem + 2.8vw, 3.5rem)',
      }),
      fontWeights: toScale({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: toScale({ tight: '1.2', snug: '1.35', normal: '1.6', loose: '1.75' }),
      spacing,
      sizes: {
        ...spacing,
        ...toScale({
          full: '100%',
          min: 'min-content',
          max: 'max-content',
          fit: 'fit-content',
          target: '2.75rem',
          prose: '42rem',
          page: '76rem',
        }),
      },
      radii: toScale({ sm: '0.5rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem', full: '999px' }),
      shadows: toScale({
        sm: '0 1px 2px rgb(12 33 72 / 0.08), 0 1px 3px rgb(12 33 72 / 0.06)',
        md: '0 4px 14px rgb(12 33 72 / 0.10)',
        lg: '0 12px 32px rgb(12 33 72 / 0.16)',
      }),
      zIndex: toScale({ header: '100', dialog: '1400', toast: '4000', loading: '5000' }),
      durations: toScale({ fast: '120ms', normal: '200ms' }),
    },
    semanticTokens: { colors: semanticColorTokens },
    recipes: { button: buttonRecipe },
  },
  globalCss: {
    'html, body': { bg: 'bg.canvas', color: 'fg', fontFamily: 'body', fontSize: 'md', lineHeight: 'normal' },
    html: { scrollPaddingTop: '1.5rem', colorScheme: 'light', '&.dark': { colorScheme: 'dark' } },
    body: { minHeight: '100dvh', overflowWrap: 'break-word' },
    'h1, h2, h3, h4': {
      fontFamily: 'heading',
      fontWeight: 'bold',
      color: 'fg.heading',
      lineHeight: 'tight',
      textWrap: 'balance',
    },
    ':focus-visible': { outline: '3px solid {colors.border.focus}', outlineOffset: '2px', borderRadius: '4px' },
    // Icons use a class instead of inline styles. A page has about 150 icons, and would contain the inline styles of each icon twice.
    '.icon': { flexShrink: '0', display: 'inline-block', verticalAlign: '-0.2em' },
    // Classes instead of inline styles keep the script small that every page loads (components/layout/status-view.tsx).
    '.status-view': {
      textAlign: 'center',
      px: '4',
      py: '12',
      maxWidth: '36rem',
      mx: 'auto',
      '& img': { mx: 'auto', mb: '6' },
      '& h1': { fontSize: '1.75rem' },
      '& p': { mt: '2', mb: '6', color: 'fg.muted' },
      '& :is(a, button)': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '11',
        mx: '2',
        mb: '3',
        px: '5',
        py: '2',
        borderRadius: 'full',
        fontWeight: 'bold',
        cursor: 'pointer',
        color: 'fg.onAccent',
        bg: 'bg.accent',
      },
    },
    // Cursor and outline while a press waits for the scripts (web/front/late-scripts/held-presses.ts).
    '[data-waiting], [data-waiting] *': { cursor: 'progress !important' },
    '[data-waiting] [aria-busy="true"]': { outline: '3px dashed currentColor', outlineOffset: '2px' },
    '::selection': { bg: 'bg.accent', color: 'fg.onAccent' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not 0.01ms, which would turn the default `all 0s` into a transition of every property of every element.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
      },
    },
  },
});

/**
 * The Chakra system with our own tokens and only the recipes that are used. The default system would add 60 KB to every page
 * (docs/decisions/003-chakra-on-the-server.md).
 */
export const system = /* @__PURE__ */ createSystem(defaultBaseConfig, siteConfig);
