/** The device's voice, the reading settings and their controls. Import this file only from code that loads on demand. */
export { hasVoice, speakDescription as speakText, stopDescription as stopSpeech } from './players.ts';
export { defaultSettings, type ReadingSettings, ranges } from './reading-settings.ts';
export { easyMark, prefersReducedMotion, readSettings, storeChoice } from './stored-settings.ts';
export { TextSettings } from './text-settings.tsx';
