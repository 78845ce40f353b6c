/**
 * Accepts only one spelling of each address. Express also matches `//`, `/AUTH/login` and `/auth/login/`, but the path rules of the project and of nginx do
 * not match these spellings (docs/decisions/022-one-spelling.md).
 */

/**
 * Options of the check. `allowsPunctuation` is for pages, because browsers and routers do not escape the characters of `PUNCTUATION` in addresses of pages.
 * API calls must escape them.
 */
export interface SpellingOptions {
  readonly allowsPunctuation?: boolean;
}

/** Text that a decoded segment must not contain, because it could end the path segment, or a later component could decode it again. */
const UNSAFE_CHARACTERS = /[\p{Cc}/\\;]|%[\da-f]{2}/iu;
const PUNCTUATION = /[$&+,=:@]/g;

/**
 * Checks whether a path (encoded, without query) is canonical: single slashes, no dot segments, each segment as `encodeURIComponent` writes it. A slash at
 * the end is accepted; the caller must check it.
 */
export function isCanonicalPath(path: string, options: SpellingOptions = {}): boolean {
  if (!path.startsWith('/')) return false;
  const segments = path.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  return segments.every((segment) => isCanonicalSegment(segment, options));
}

function isCanonicalSegment(segment: string, { allowsPunctuation = false }: SpellingOptions): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false;
  const escapedSegment = allowsPunctuation ? segment.replace(PUNCTUATION, encodeURIComponent) : segment;
  try {
    const text = decodeURIComponent(escapedSegment);
    return encodeURIComponent(text) === escapedSegment && !UNSAFE_CHARACTERS.test(text);
  } catch {
    return false;
  }
}

/**
 * Routes that may have capital letters in the segments `*`, except in UUIDs. File names below `/assets` may also have capital letters. In all other segments,
 * names and ids are lower-case.
 */
const PATHS_WITH_CAPITALS = [
  '/items/*/*',
  '/fields/*/*',
  '/collections/*',
  '/relations/*/*',
  '/permissions/me/*/*',
  '/utils/import/*',
  '/utils/export/*',
  '/extensions/sources/*',
].map((pattern) => pattern.slice(1).split('/'));
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Routes that may have a slash at the end. The contract has `/auth-extend/register/`, and the extension `auth-extend` handles all of `/auth`. */
const PATHS_WITH_TRAILING_SLASH = /^\/(?:auth|auth-extend|admin)\//;

/**
 * Checks whether a request target of Directus (path and query) is canonical: no fragment, and a canonical path with capitals and a slash at the end only
 * where they are allowed. Pages of the Studio (`/admin/…`) match no route, so they may have capitals and unescaped punctuation.
 */
export function isCanonicalTarget(target: string): boolean {
  if (target.includes('#')) return false;
  const path = target.split('?')[0] ?? '';
  const isStudio = path === '/admin' || path.startsWith('/admin/');
  if (!isCanonicalPath(path, { allowsPunctuation: isStudio })) return false;
  if (path.length > 1 && path.endsWith('/') && !PATHS_WITH_TRAILING_SLASH.test(path)) return false;
  return isStudio || hasCanonicalCase(path);
}

function hasCanonicalCase(path: string): boolean {
  if (path === path.toLowerCase()) return true;
  const segments = path.slice(1).split('/');
  return segments.every((segment, index) => {
    if (segment === segment.toLowerCase()) return true;
    // The segment after the id is a file name for the download. Directus ignores it.
    if (segments[0] === 'assets' && UUID.test(segments[1] ?? '')) return index === 2;
    return !UUID.test(segment) && PATHS_WITH_CAPITALS.some((pattern) => isWildcardAt(pattern, segments, index));
  });
}

function isWildcardAt(pattern: readonly string[], segments: readonly string[], index: number): boolean {
  if (pattern[index] !== '*' || segments.length > pattern.length) return false;
  return pattern.every((part, index) => part === '*' || part === segments[index]);
}
