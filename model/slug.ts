/** Builds slugs from titles. The seeds and the save hook share this file, so that both create the same slugs. Pure functions. */

/**
 * Maximum length of a slug in characters. A longer slug is cut after a whole word, or inside its first word if that word is too long. Short addresses remain
 * readable, and mail clients do not break them.
 */
const MAX_LENGTH = 80;

/**
 * Returns the slug of a title: lower-case ASCII words joined by single hyphens, at most 80 characters. Vietnamese letters lose their accents (`Đọc sách
 * cùng bé` → `doc-sach-cung-be`). Other characters become hyphens.
 * @returns an empty string if the title has no usable character
 */
export function slugify(title: string, maxLength: number = MAX_LENGTH): string {
  const words = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longerSlug = slug === '' ? word.slice(0, maxLength) : `${slug}-${word}`;
    if (longerSlug.length > maxLength) break;
    slug = longerSlug;
  }
  return slug;
}

/**
 * Returns a slug for an address without an id (categories, static pages). The site reads a segment that is a number or ends in `-{digits}` as the address
 * of an item. Trailing numbers therefore lose their hyphen (`top-10` → `top10`), and a number gets a letter (`10` → `n10`).
 */
export function standaloneSlug(slug: string): string {
  const slugWithJoinedNumbers = slug.replace(/(?:-\d+)+$/, (numbers) => numbers.replaceAll('-', ''));
  return /^\d+$/.test(slugWithJoinedNumbers) ? `n${slugWithJoinedNumbers}` : slugWithJoinedNumbers;
}

/** Returns the next slug to try when `slug` is taken: `addSuffix('doc-sach', 2)` is `doc-sach-2`. */
export function addSuffix(slug: string, number: number): string {
  return `${slug}-${number}`;
}
