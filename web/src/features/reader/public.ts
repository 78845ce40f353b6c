/**
 * The device's voice, the reading settings, their controls and their colours. In the browser, import this file only from code that loads on demand.
 */
export { offeredFonts, readingFont } from './fonts.ts';
export { hasVoice, speakDescription as speakText, stopDescription as stopSpeech } from './players.ts';
export { ReaderIcons } from './reader-icons.tsx';
export { defaultSettings, type ReadingSettings, ranges } from './reading-settings.ts';
export {
  easyMark,
  fontMark,
  prefersReducedMotion,
  readingTextScript,
  readSettings,
  storeChoice,
} from './stored-settings.ts';
export { type TextSettingClasses, textSettingStyles } from './text-setting-styles.ts';
export { TextSettings } from './text-settings.tsx';
export { themes } from './themes.ts';
