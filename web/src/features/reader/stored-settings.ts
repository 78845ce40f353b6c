import { defaultSettings, formatSettings, parseSettings, type ReadingSettings } from './reading-settings.ts';

const storageKey = 'reader-settings';
const hashPrefix = '#reader=';

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const hasDataSaver = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/**
 * Returns the settings of the link in the address, otherwise of this device. A link contains only the settings that differ from the defaults, so the link
 * replaces all settings. `isKnown` is true if this device has stored settings or the address has such a link.
 */
export const readSettings = (): { settings: ReadingSettings; isKnown: boolean } => {
  const storedSettings = readStored();
  const { hash } = window.location;
  const linkedSettings = hash.startsWith(hashPrefix) ? hash.slice(hashPrefix.length) : undefined;
  const settings: ReadingSettings = {
    ...defaultSettings,
    ...(hasDataSaver() ? { saver: 'small' as const } : {}),
    ...parseSettings(linkedSettings ?? storedSettings ?? ''),
  };
  // With "reduce motion", automatic turning and automatic playback are off at first. The user can switch them on for this visit.
  return {
    settings: prefersReducedMotion() ? { ...settings, turn: 'wait', starts: false } : settings,
    isKnown: storedSettings !== null || linkedSettings !== undefined,
  };
};

/**
 * Inline script that runs before the first paint. If this device has stored settings or the address has a link with settings, the script sets a mark on the
 * document. reader-rules.ts then hides the first question.
 */
export const knownReaderScript = `try{if(localStorage.getItem('${storageKey}')!==null||location.hash.indexOf('${hashPrefix}')===0)document.documentElement.dataset.readerKnown=''}catch(e){}`;

/** Stores the settings on this device. With "reduce motion", the stored `turn` and `starts` do not change. Without storage, visits start with the defaults. */
export const storeSettings = (settings: ReadingSettings): void => {
  try {
    const storedSettings = parseSettings(readStored() ?? '');
    const { turn, starts } = prefersReducedMotion() ? { ...defaultSettings, ...storedSettings } : settings;
    // On a device with a data saver, readSettings starts with `small`. The default `none` must then be stored like every other choice.
    const mustStoreSaver = hasDataSaver() || storedSettings.saver !== undefined;
    const omitted = mustStoreSaver ? { ...defaultSettings, saver: undefined } : defaultSettings;
    localStorage.setItem(storageKey, formatSettings({ ...settings, turn, starts }, omitted));
  } catch (error) {
    console.warn('settings not kept:', error instanceof Error ? error.message : error);
  }
};

/** Returns the address that opens this page with these settings on another device. The playlist is left out, because a playlist has its own share link. */
export const settingsLink = (settings: ReadingSettings): string => {
  const { origin, pathname, search } = window.location;
  const page = new URLSearchParams(search).get('page');
  return `${origin}${pathname}${page ? `?page=${page}` : ''}${hashPrefix}${formatSettings(settings)}`;
};
