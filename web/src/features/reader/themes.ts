import { type TintName, tints } from './tints.ts';

/**
 * Colours of the reader. Text has a contrast of at least 4.5 : 1 on its background in each theme, and 7 : 1 in high contrast (themes.test.ts computes the
 * contrasts).
 */
export interface ThemeColors {
  /** Background of the page. `paper` is the background of panels and of the large choices. `bar` is the background of bars, notices and fields. */
  ground: string;
  paper: string;
  bar: string;
  text: string;
  muted: string;
  /** Colour of links and of outlines of controls. */
  link: string;
  line: string;
  focus: string;
  /** Background of the current sentence and of pressed controls. */
  now: string;
  onNow: string;
  /** Background of the primary buttons and of the progress bar. */
  accent: string;
  onAccent: string;
}

export const themes = {
  light: {
    ground: '#fdf7ea',
    paper: '#fffdf8',
    bar: '#ffffff',
    text: '#17213a',
    muted: '#56627a',
    link: '#1d4c98',
    line: '#d9ccae',
    focus: '#1d4c98',
    now: '#ffe08a',
    onNow: '#17213a',
    accent: '#fbc02d',
    onAccent: '#081632',
  },
  dark: {
    ground: '#0e172b',
    paper: '#162139',
    bar: '#1e2b47',
    text: '#fdf7ea',
    muted: '#b9c4d9',
    link: '#aecaf3',
    line: '#3a4a6b',
    focus: '#fbc02d',
    now: '#573700',
    onNow: '#fff8e1',
    accent: '#fbc02d',
    onAccent: '#081632',
  },
  sepia: {
    ground: '#efe2c6',
    paper: '#f6ecd6',
    bar: '#faf3e3',
    text: '#3b2a17',
    muted: '#66503a',
    link: '#6b3d0c',
    line: '#cdb88f',
    focus: '#6b3d0c',
    now: '#f2cf7f',
    onNow: '#3b2a17',
    accent: '#8f4f14',
    onAccent: '#fff8e9',
  },
  contrast: {
    ground: '#000000',
    paper: '#000000',
    bar: '#000000',
    text: '#ffffff',
    muted: '#ffffff',
    link: '#ffff00',
    line: '#ffffff',
    focus: '#ffff00',
    now: '#ffff00',
    onNow: '#000000',
    accent: '#ffff00',
    onAccent: '#000000',
  },
} as const satisfies Record<string, ThemeColors>;

/** Colours of the word that is read, within the marked sentence. Their contrast with the marked sentence is at least 3 : 1, so the word needs no other mark. */
export const wordColors = {
  light: { word: '#a85400', onWord: '#ffffff' },
  dark: { word: '#ffc233', onWord: '#2b1a00' },
  sepia: { word: '#8f4f14', onWord: '#fff8e9' },
  contrast: { word: '#000000', onWord: '#ffff00' },
} as const satisfies Record<keyof typeof themes, { word: string; onWord: string }>;

export type ThemeName = keyof typeof themes;

const channels = (hex: string) => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
const mixColors = (color: string, otherColor: string, share: number): string => {
  const otherChannels = channels(otherColor);
  const mixedChannels = channels(color).map((channel, index) =>
    Math.round(channel * (1 - share) + (otherChannels[index] ?? channel) * share),
  );
  return `#${mixedChannels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Colours that tint the backgrounds of the dark theme. The light colours of `tints` would turn dark backgrounds grey. */
const darkTints: Record<TintName, string> = { yellow: '#2b2410', pink: '#2f1620', green: '#10271a', blue: '#0b2340' };

/** Returns the colours of a theme that a tint changes. In high contrast, the background stays black, and the letters get the colour of the tint. */
export const tintedColors = (name: ThemeName, tint: TintName): Partial<ThemeColors> => {
  const { ground, paper, bar, muted, text } = themes[name];
  const color = tints[tint];
  if (name === 'contrast') return { text: color, muted: color, line: color };
  const isDark = name === 'dark';
  const tintColor = isDark ? darkTints[tint] : color;
  const share = name === 'sepia' ? 0.6 : 0.8;
  return {
    ground: mixColors(ground, tintColor, share),
    paper: mixColors(paper, tintColor, share),
    bar: mixColors(bar, tintColor, share * 0.6),
    text: isDark ? mixColors(text, color, 0.6) : text,
    muted: mixColors(muted, text, 0.5),
    // A yellow background needs a stronger mark of the current sentence.
    ...(tint === 'yellow' ? { now: isDark ? '#6b4a00' : '#ffc63d' } : {}),
  };
};

/** Converts colours to CSS custom properties: `--r-text: …`. */
export const themeVariables = (colors: Partial<ThemeColors>): Record<`--r-${string}`, string> =>
  Object.fromEntries(Object.entries(colors).map(([key, value]) => [`--r-${key}`, value]));
