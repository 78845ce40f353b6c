import { type Lang, languageCodes } from './languages.ts';

/** `1,4 MB` / `1.4 MB`: the size that a visitor learns before a download. */
export const formatBytes = (lang: Lang, bytes: number): string => {
  const [unit, value] =
    bytes < 1_000_000
      ? (['kilobyte', bytes / 1000] as const)
      : bytes < 1e9
        ? (['megabyte', bytes / 1e6] as const)
        : (['gigabyte', bytes / 1e9] as const);
  return new Intl.NumberFormat(languageCodes[lang], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
};
