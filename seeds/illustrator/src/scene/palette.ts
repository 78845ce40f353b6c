import type { Mood, Time } from './vocabulary.ts';

/** Colour of outlines. */
export const ink = '#2a3a5e';
export const colour = {
  yellow: '#f6c445',
  red: '#e2604b',
  blue: '#4a86c0',
  green: '#6aa84f',
  orange: '#f0913f',
  purple: '#8d6fb5',
  teal: '#35958f',
  pink: '#f09aa8',
  white: '#fbf6ec',
  brown: '#8c5b3c',
  wood: '#c58c56',
  darkWood: '#9a643c',
  sand: '#f2d9a6',
  leaf: '#7bb661',
  deepLeaf: '#3f8560',
  lime: '#b7d36b',
  sky: '#bfe3ea',
  water: '#6fbccb',
  deepWater: '#2f7f9f',
  stone: '#a9adb3',
  darkStone: '#7b8290',
  cream: '#fff6e0',
  gold: '#e3a93a',
  navy: '#2a3a5e',
  clay: '#c96f4a',
} as const;

const parseHex = (hex: string) =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
const formatHex = (rgb: readonly number[]) =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two `#rrggbb` colours: 0 returns `a`, 1 returns `b`. */
export const mixColours = (a: string, b: string, fraction: number) => {
  const [from, to] = [parseHex(a), parseHex(b)];
  return formatHex(from.map((part, i) => part + ((to[i] as number) - part) * fraction));
};
export const darken = (hex: string, amount = 0.18) => mixColours(hex, '#23305a', amount);
export const lighten = (hex: string, amount = 0.25) => mixColours(hex, '#fff8ea', amount);

export const skinColours = ['#f9d8b6', '#f3c79e', '#e9b387', '#dba073', '#c4865b', '#9f6a47'] as const;
export const hairColours = ['#2a2430', '#33282c', '#40302c', '#573a2a', '#1f2233'] as const;

/** Colours of a time of day. `tint` covers the backdrop, `veil` the whole picture. */
export interface Air {
  top: string;
  middle: string;
  low: string;
  cloud: string;
  far: string;
  tint: string;
  tintOpacity: number;
  veil: string;
  veilOpacity: number;
}

export const airByTime: Record<Time, Air> = {
  day: {
    top: '#9fd3e6',
    middle: '#c9e8ea',
    low: '#fdf1d2',
    cloud: '#fffaf0',
    far: '#a9cfc4',
    tint: '#ffffff',
    tintOpacity: 0,
    veil: '#ffffff',
    veilOpacity: 0,
  },
  dawn: {
    top: '#a8c9e4',
    middle: '#f8d9c8',
    low: '#fde6b0',
    cloud: '#fff1e3',
    far: '#c3b9c9',
    tint: '#ffcf9e',
    tintOpacity: 0.28,
    veil: '#ffe2bd',
    veilOpacity: 0.12,
  },
  dusk: {
    top: '#7f7fb8',
    middle: '#f0a48c',
    low: '#fbcf7d',
    cloud: '#f9c9b4',
    far: '#a78aa8',
    tint: '#f2b08a',
    tintOpacity: 0.4,
    veil: '#f9c9a0',
    veilOpacity: 0.18,
  },
  night: {
    top: '#24346b',
    middle: '#3d5596',
    low: '#7f8fc8',
    cloud: '#8794c8',
    far: '#5a6ca6',
    tint: '#5f73ba',
    tintOpacity: 0.74,
    veil: '#b3bdee',
    veilOpacity: 0.28,
  },
  rain: {
    top: '#8fa9b9',
    middle: '#b4c6cb',
    low: '#dbe0d6',
    cloud: '#d4dde0',
    far: '#93aeb0',
    tint: '#b3c6d0',
    tintOpacity: 0.45,
    veil: '#d5e0e6',
    veilOpacity: 0.2,
  },
};

/** The faint colour that a mood adds to the whole picture. */
export const washByMood: Record<Mood, { wash: string; opacity: number }> = {
  calm: { wash: '#9fd0cf', opacity: 0.05 },
  happy: { wash: '#ffd978', opacity: 0.05 },
  sad: { wash: '#8fa3c4', opacity: 0.12 },
  excited: { wash: '#ffb37a', opacity: 0.06 },
  brave: { wash: '#f2c14e', opacity: 0.05 },
};
