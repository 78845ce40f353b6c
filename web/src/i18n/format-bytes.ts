import type { Lang } from '@hat-nang/model/languages';

const units = ['kB', 'MB', 'GB'] as const;

/**
 * Formats the size of a download: `1,4 MB` or `1.4 MB`. Does not use Intl.NumberFormat, because browsers call this function during hydration, and the first
 * formatter of a page blocks a phone for 50 ms.
 */
export const formatBytes = (lang: Lang, bytes: number): string => {
  // A size that would be rounded to 1000 gets the next unit.
  const unitIndex = bytes < 999_500 ? 0 : bytes < 999_500_000 ? 1 : 2;
  const value = bytes / 1000 ** (unitIndex + 1);
  const roundedText = value.toFixed(value < 10 ? 1 : 0).replace(/\.0$/, '');
  return `${lang === 'vi' ? roundedText.replace('.', ',') : roundedText} ${units[unitIndex]}`;
};
