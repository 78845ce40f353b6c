import type { TurnMode } from './clock-state.ts';
import type { ThemeName } from './themes.ts';
import type { TintName } from './tints.ts';

/** Reading settings, which are stored on the device. A link copies the settings to another device (`#reader=…`). */
export interface ReadingSettings {
  /** Text size in percent, 100 to 300. */
  size: number;
  /** Line height in hundredths, 130 to 250. */
  leading: number;
  /** Additional space between letters in hundredths of an em, 0 to 30. The additional space between words is twice as large. */
  spacing: number;
  /** Maximum line length in characters (CSS unit `ch`), 30 to 90. */
  measure: number;
  font: 'site' | 'andika' | 'lexend' | 'dyslexia';
  theme: 'auto' | ThemeName;
  tint: 'none' | TintName;
  /** True dims the text except for the current sentence. */
  focusLine: boolean;
  /** True marks each word while the word is read aloud. */
  words: boolean;
  /** Effect of a touch of the text. `word`: the touched word is said. `sentence`: reading continues from the touched sentence. */
  touch: 'word' | 'sentence';
  /** True pauses after each sentence, so that the child can repeat the sentence. */
  echo: boolean;
  /**
   * Reading aloud in turns. `marks`: each sentence is marked as the line of the adult or of the child. `voice`: the voice also reads the lines of the adult,
   * and waits at each line of the child.
   */
  together: 'off' | 'marks' | 'voice';
  /** True shows the reading ruler, a band over the current sentence. */
  ruler: boolean;
  descriptions: boolean;
  speakDescriptions: boolean;
  captions: boolean;
  bothLanguages: boolean;
  /** True shows the easy text on each page that has an easy text. */
  easy: boolean;
  narration: boolean;
  rate: number;
  /** Volume in percent. */
  volume: number;
  continuous: boolean;
  /** True reads texts without a recording with the device's speech synthesis. Easy texts are read in this way even if `voice` is false. */
  voice: boolean;
  sign: 'off' | 'side' | 'full' | 'inset';
  signRate: number;
  /**
   * Horizontal centre of the floating sign window in percent of the viewport's width. `signY` is its vertical centre in percent of the viewport's height,
   * `signSize` its width in percent of the viewport's width.
   */
  signX: number;
  signY: number;
  signSize: number;
  turn: TurnMode;
  turnSeconds: number;
  starts: boolean;
  saver: 'none' | 'small' | 'audio';
  letterKeys: boolean;
  /** Number of switches for switch access. 0 turns switch access off. */
  switches: 0 | 1 | 2;
  /** Milliseconds for which each control has the focus while one switch scans. */
  dwell: number;
}

export const defaultSettings: ReadingSettings = {
  size: 100,
  leading: 160,
  spacing: 0,
  measure: 60,
  font: 'site',
  theme: 'auto',
  tint: 'none',
  focusLine: false,
  words: true,
  touch: 'word',
  echo: false,
  together: 'off',
  ruler: false,
  descriptions: false,
  speakDescriptions: false,
  captions: false,
  bothLanguages: false,
  easy: false,
  narration: true,
  rate: 1,
  volume: 100,
  continuous: true,
  voice: false,
  sign: 'off',
  signRate: 1,
  signX: 14,
  signY: 58,
  signSize: 26,
  turn: 'narration',
  turnSeconds: 20,
  starts: false,
  saver: 'none',
  letterKeys: true,
  switches: 0,
  dwell: 2000,
};

type SettingName = keyof ReadingSettings;
const choices = {
  font: ['site', 'andika', 'lexend', 'dyslexia'],
  theme: ['auto', 'light', 'dark', 'sepia', 'contrast'],
  tint: ['none', 'yellow', 'pink', 'green', 'blue'],
  touch: ['word', 'sentence'],
  together: ['off', 'marks', 'voice'],
  sign: ['off', 'side', 'full', 'inset'],
  turn: ['narration', 'sign', 'seconds', 'wait'],
  saver: ['none', 'small', 'audio'],
} as const satisfies { [Name in SettingName]?: readonly ReadingSettings[Name][] };

/** Valid range of each number: minimum, maximum, step. */
export const ranges = {
  size: [100, 300, 25],
  leading: [130, 250, 15],
  spacing: [0, 30, 5],
  measure: [30, 90, 10],
  rate: [0.5, 2, 0.25],
  volume: [0, 100, 10],
  signRate: [0.5, 1.5, 0.25],
  signX: [0, 100, 4],
  signY: [0, 100, 4],
  signSize: [15, 80, 5],
  turnSeconds: [5, 120, 5],
  switches: [0, 2, 1],
  dwell: [500, 6000, 500],
} as const satisfies { [Name in SettingName]?: readonly [number, number, number] };
export type RangeName = keyof typeof ranges;

const readSetting = (key: SettingName, text: unknown): ReadingSettings[SettingName] | undefined => {
  if (key in choices)
    return (choices[key as keyof typeof choices] as readonly string[]).find((choice) => choice === text) as never;
  const range = ranges[key as RangeName];
  if (range) {
    const value = Number(text);
    if (text === '' || !Number.isFinite(value)) return undefined;
    const limitedValue = Math.min(range[1], Math.max(range[0], value));
    return key === 'switches' ? Math.round(limitedValue) : limitedValue;
  }
  return text === '1' || text === true ? true : text === '0' || text === false ? false : undefined;
};

const settingNames = Object.keys(defaultSettings) as SettingName[];

/** Parses settings from a link or from the device's storage. Unknown names and values are ignored; numbers are limited to their range. */
export const parseSettings = (text: string): Partial<ReadingSettings> => {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    settingNames.flatMap((key) => {
      const value = parameters.has(key) ? readSetting(key, parameters.get(key)) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
};

/** Formats the settings that differ from `omitted`: `size=150&theme=sepia`. */
export const formatSettings = (
  settings: ReadingSettings,
  omitted: Partial<ReadingSettings> = defaultSettings,
): string =>
  new URLSearchParams(
    settingNames.flatMap((key): [string, string][] => {
      const value = settings[key];
      return value === omitted[key] ? [] : [[key, value === true ? '1' : value === false ? '0' : String(value)]];
    }),
  ).toString();

/** Returns the next higher or lower value within the range. */
export const stepValue = (name: RangeName, value: number, direction: 1 | -1): number => {
  const [low, high, stepSize] = ranges[name];
  return Math.min(high, Math.max(low, Math.round((value + direction * stepSize) * 100) / 100));
};
