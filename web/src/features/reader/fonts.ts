import type { ReadingSettings } from './reading-settings.ts';

const site = "'Nunito', 'Nunito fallback', system-ui, sans-serif";
const families: Record<ReadingSettings['font'], string> = {
  site,
  andika: `'Reading Letters', ${site}`,
  lexend: `'Lexend', ${site}`,
  dyslexia: `'Heavy Letters', ${site}`,
};

/** The chosen letters as CSS; a face is fetched by the browser when a text first uses it (reader-rules.ts). */
export const readingFont = (name: ReadingSettings['font']): string => families[name];
