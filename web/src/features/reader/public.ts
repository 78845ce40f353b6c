/** The device's voice, the reading settings and their colours. In the browser, import this file only from code that loads on demand. */
export { hasVoice, speakDescription as speakText, stopDescription as stopSpeech } from './players.ts';
export { ranges } from './reading-settings.ts';
export { prefersReducedMotion, readSettings, storeSettings } from './stored-settings.ts';
export { themes } from './themes.ts';
