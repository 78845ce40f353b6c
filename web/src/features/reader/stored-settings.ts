import { defaultSettings, formatSettings, parseSettings, type ReadingSettings } from './reading-settings.ts';

const storageKey = 'reader-settings';
const hashPrefix = '#reader=';

/** Attributes of <html> while a font is chosen and while easy texts are chosen. */
export const fontMark = 'data-reading-font';
export const easyMark = 'data-reading-easy';

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const hasDataSaver = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Part of the stored settings until the reader's first question is answered. `parseSettings` ignores it. */
const openQuestion = 'question=1';

/**
 * Returns the settings of the link in the address, otherwise of this device. A link contains only the settings that differ from the defaults, so the link
 * replaces all settings. `isKnown` is true if the reader's first question is answered or the address has such a link.
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
    isKnown: (storedSettings !== null && !storedSettings.includes(openQuestion)) || linkedSettings !== undefined,
  };
};

/**
 * Inline script that runs before the first paint. If the first question is answered or the address has a link with settings, the script sets a mark on the
 * document. reader-rules.ts then hides the question.
 */
export const knownReaderScript = `try{var s=localStorage.getItem('${storageKey}');if(s!==null&&s.indexOf('${openQuestion}')<0||location.hash.indexOf('${hashPrefix}')===0)document.documentElement.dataset.readerKnown=''}catch(e){}`;

/** Stores the settings on this device. With "reduce motion", the stored `turn` and `starts` do not change. Without storage, visits start with the defaults. */
export const storeSettings = (settings: ReadingSettings, isQuestionAnswered = true): void => {
  try {
    const storedSettings = parseSettings(readStored() ?? '');
    const { turn, starts } = prefersReducedMotion() ? { ...defaultSettings, ...storedSettings } : settings;
    // On a device with a data saver, readSettings starts with `small`. The default `none` must then be stored like every other choice.
    const mustStoreSaver = hasDataSaver() || storedSettings.saver !== undefined;
    const omitted = mustStoreSaver ? { ...defaultSettings, saver: undefined } : defaultSettings;
    const text = formatSettings({ ...settings, turn, starts }, omitted);
    localStorage.setItem(storageKey, isQuestionAnswered ? text : `${text}&${openQuestion}`);
    window.__applyReadingText?.();
  } catch (error) {
    console.warn('settings not kept:', error instanceof Error ? error.message : error);
  }
};

/** Stores a choice that was made outside the reader. The reader then still asks its first question. */
export const storeChoice = (change: Partial<ReadingSettings>): void => {
  const { settings, isKnown } = readSettings();
  storeSettings({ ...settings, ...change }, isKnown);
};

declare global {
  interface Window {
    /** Applies the stored settings to the texts of articles (`readingTextScript`). */
    __applyReadingText?: () => void;
  }
}

/**
 * Inline script in <head> that applies the stored settings to the texts of articles before the first paint. It sets custom properties for
 * components/ui/prose.tsx, marks for the font and the easy text, and the state of the switch between the texts (features/article-tools). The script is
 * constant, because its hash is in the Content-Security-Policy.
 */
export const readingTextScript = `(function(){var d=document,r=d.documentElement;function a(){try{var p=new URLSearchParams(localStorage.getItem('${storageKey}')||''),f=p.get('font'),e=p.get('easy')==='1',l;[['size',100,''],['leading',100,''],['spacing',100,'em'],['measure',1,'ch']].forEach(function(x){var v=parseFloat(p.get(x[0]));r.style.setProperty('--reading-'+x[0],v>=0?v/x[1]+x[2]:'')});r.toggleAttribute('${easyMark}',e);d.querySelectorAll('[data-tool=easy]').forEach(function(b){b.setAttribute('aria-checked',e)});if(!f){r.removeAttribute('${fontMark}');return}r.setAttribute('${fontMark}',f);if(!d.getElementById('reading-fonts')){l=d.createElement('link');l.id='reading-fonts';l.rel='stylesheet';l.href='/reading-fonts.css';d.head.appendChild(l)}}catch(e){}}a();window.__applyReadingText=a})()`;

/** Returns the address that opens this page with these settings on another device. The playlist is left out, because a playlist has its own share link. */
export const settingsLink = (settings: ReadingSettings): string => {
  const { origin, pathname, search } = window.location;
  const page = new URLSearchParams(search).get('page');
  return `${origin}${pathname}${page ? `?page=${page}` : ''}${hashPrefix}${formatSettings(settings)}`;
};
