import { defaultSettings, formatSettings, parseSettings, type ReadingSettings } from './reading-settings.ts';

const key = 'reader-settings';
const mark = '#reader=';

export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Settings of this device, changed by the link that led here; `isKnown`: somebody has chosen here before, or the link did. */
export const readSettings = (): { settings: ReadingSettings; isKnown: boolean } => {
  const own = readStored();
  const { hash } = window.location;
  const linked = hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
  const settings: ReadingSettings = {
    ...defaultSettings,
    ...(savesData() ? { saver: 'small' as const } : {}),
    ...parseSettings(own ?? ''),
    ...(linked === undefined ? {} : parseSettings(linked)),
  };
  // Nothing moves on its own for those who asked for that; it may be switched on again for this visit.
  return {
    settings: isCalm() ? { ...settings, turn: 'wait', starts: false } : settings,
    isKnown: own !== null || linked !== undefined,
  };
};

/** Before the page is painted: whether the first question has been answered here, or by the link (reader-rules.ts hides it then). */
export const knownReaderScript = `try{if(localStorage.getItem('${key}')!==null||location.hash.indexOf('${mark}')===0)document.documentElement.dataset.readerKnown=''}catch(e){}`;

/** Keeps them on this device; a browser that keeps nothing starts from the defaults each time. */
export const storeSettings = (settings: ReadingSettings): void => {
  try {
    const own = parseSettings(readStored() ?? '');
    const turn = isCalm() ? (own.turn ?? defaultSettings.turn) : settings.turn;
    localStorage.setItem(key, formatSettings({ ...settings, turn }));
  } catch (error) {
    console.warn('settings not kept:', error instanceof Error ? error.message : error);
  }
};

/** The address that brings the page and the settings to another device; a playlist is shared by its owner's link alone. */
export const settingsLink = (settings: ReadingSettings): string => {
  const { origin, pathname, search } = window.location;
  const page = new URLSearchParams(search).get('page');
  return `${origin}${pathname}${page ? `?page=${page}` : ''}${mark}${formatSettings(settings)}`;
};
