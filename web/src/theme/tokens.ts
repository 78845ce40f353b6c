/**
 * Design tokens. Brand colours of the specification: primary dark blue, info blue, success green, warning yellow, error red, with a warm paper background and
 * a sunlight accent. tokens.test.ts checks that the pairs of text and background have the contrast of WCAG 2.2 AA in both modes.
 */
export const colors = {
  primary: {
    50: '#eef4fd',
    100: '#d6e4fa',
    200: '#aecaf3',
    300: '#7ba8e8',
    400: '#4a82d6',
    500: '#2a62ba',
    600: '#1d4c98',
    700: '#163c7b',
    800: '#112e60',
    900: '#0c2148',
    950: '#081632',
  },
  info: { 50: '#e8f5fd', 200: '#a5d8f5', 400: '#3aa0db', 600: '#0b6aa6', 800: '#0a4468' },
  success: { 50: '#e9f7ee', 200: '#a9dfbd', 400: '#3fae69', 600: '#1b7a42', 800: '#124b2a' },
  warning: { 50: '#fff8e1', 200: '#ffe08a', 400: '#fbc02d', 500: '#f2ac0c', 600: '#8f5a00', 800: '#573700' },
  error: { 50: '#fdecec', 200: '#f5b5b3', 400: '#e2605c', 600: '#b3261e', 800: '#731712' },
  paper: { 50: '#fffdf8', 100: '#fdf7ea', 200: '#f7edd8', 300: '#ecdfc4' },
  ink: { 300: '#b9c4d9', 500: '#56627a', 700: '#2f3b55', 900: '#17213a' },
  night: { 500: '#3a4a6b', 600: '#2a3857', 700: '#1e2b47', 800: '#162139', 900: '#0e172b' },
  white: '#ffffff',
} as const;

/** Returns the colour at a path such as `primary.800`. */
export const resolveColor = (path: string): string => {
  const value = path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], colors);
  if (typeof value !== 'string') throw new Error(`no colour ${path}`);
  return value;
};

type Shade = string;
/** Semantic colours as pairs [light, dark] of paths into `colors`. */
export const semanticColors = {
  bg: {
    canvas: ['paper.50', 'night.900'],
    surface: ['white', 'night.800'],
    subtle: ['paper.100', 'night.800'],
    sunken: ['paper.200', 'night.700'],
    brand: ['primary.800', 'primary.950'],
    accent: ['warning.400', 'warning.400'],
    info: ['info.50', 'info.800'],
    success: ['success.50', 'success.800'],
    warning: ['warning.50', 'warning.800'],
    error: ['error.50', 'error.800'],
  },
  fg: {
    default: ['ink.900', 'paper.100'],
    muted: ['ink.500', 'ink.300'],
    heading: ['primary.900', 'paper.50'],
    link: ['primary.600', 'primary.200'],
    onBrand: ['white', 'paper.50'],
    onAccent: ['primary.950', 'primary.950'],
    info: ['info.800', 'info.50'],
    success: ['success.800', 'success.50'],
    warning: ['warning.800', 'warning.50'],
    error: ['error.600', 'error.200'],
  },
  border: {
    default: ['paper.300', 'night.600'],
    strong: ['ink.500', 'ink.300'],
    focus: ['primary.500', 'warning.400'],
  },
} as const satisfies Record<string, Record<string, readonly [Shade, Shade]>>;
