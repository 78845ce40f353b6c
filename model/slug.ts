/**
 * Slugs from titles. Pure and free of imports: the seeds build the same slugs with it as the save hook does.
 */

/** Longer slugs are cut at a word: addresses stay readable, and mail clients do not break them. */
const MAX_LENGTH = 80;

/**
 * The address part of a title: lower-case ASCII words joined by single hyphens, at most 80 characters. Vietnamese is
 * folded letter by letter (`Đọc sách cùng bé` → `doc-sach-cung-be`); anything else that is no ASCII letter or digit
 * becomes a hyphen.
 *
 * @returns an empty string when the title holds nothing that can be in an address
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
    const longer = slug === '' ? word.slice(0, maxLength) : `${slug}-${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug;
}

/**
 * A slug for an address that carries no id behind it (categories, static pages). The site reads a segment that ends in
 * `-{digits}` as an item's address, so trailing numbers are joined to the word before: `top-10` → `top10`, `10` → `n10`.
 */
export function standaloneSlug(slug: string): string {
  const joined = slug.replace(/(?:-\d+)+$/, (numbers) => numbers.replaceAll('-', ''));
  return /^\d+$/.test(joined) ? `n${joined}` : joined;
}

/** The slug to try when `slug` is taken: `withSuffix('doc-sach', 2)` is `doc-sach-2`. */
export function withSuffix(slug: string, n: number): string {
  return `${slug}-${n}`;
}
