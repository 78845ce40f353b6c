/**
 * Each address has one spelling; every other one is refused. Express also matches `//`, `/AUTH/login` and `/auth/login/`, which rules on paths
 * (ours, nginx's) do not see (docs/decisions/022-one-spelling.md).
 */

/** How raw punctuation counts: as one more spelling of its escape (calls), or as itself (pages, whose addresses browsers and routers write). */
export interface SpellingOptions {
  readonly takesPunctuation?: boolean;
}

/** Decoded, these lead out of their segment, end it, or are decoded once more by somebody behind us. */
const ESCAPING = /[\p{Cc}/\\;]|%[\da-f]{2}/iu;
const PUNCTUATION = /[$&+,=:@]/g;

/**
 * Whether a path (no query, not decoded) is written in its one form: one slash between segments, no dot segments, each segment as
 * `encodeURIComponent` writes it. A single slash at the end is left to the caller.
 */
export function isCanonicalPath(path: string, options: SpellingOptions = {}): boolean {
  if (!path.startsWith('/')) return false;
  const segments = path.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  return segments.every((segment) => isCanonicalSegment(segment, options));
}

function isCanonicalSegment(segment: string, { takesPunctuation = false }: SpellingOptions): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false;
  const escaped = takesPunctuation ? segment.replace(PUNCTUATION, encodeURIComponent) : segment;
  try {
    const text = decodeURIComponent(escaped);
    return encodeURIComponent(text) === escaped && !ESCAPING.test(text);
  } catch {
    return false;
  }
}

/** Where Directus reads names and keys with capital letters, `*` a segment; everywhere else its routes, names and ids are lower-case. */
const WITH_CAPITALS = [
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

/** Trees that answer with a slash at the end, too: the contract itself writes `/auth-extend/register/`, and `auth-extend` is before all of `/auth`. */
const WITH_SLASH = /^\/(?:auth|auth-extend|admin)\//;

/**
 * Whether a request target of Directus (path and query) is written in its one form: as `isCanonicalPath`, lower-case where no name or file
 * may have capitals, no slash at the end. The Studio's own pages (`/admin/…`) lead to no route, so their punctuation and capitals are free.
 */
export function isCanonicalTarget(target: string): boolean {
  if (target.includes('#')) return false;
  const path = target.split('?')[0] ?? '';
  const isStudio = path === '/admin' || path.startsWith('/admin/');
  if (!isCanonicalPath(path, { takesPunctuation: isStudio })) return false;
  if (path.length > 1 && path.endsWith('/') && !WITH_SLASH.test(path)) return false;
  return isStudio || hasCanonicalCase(path);
}

function hasCanonicalCase(path: string): boolean {
  if (path === path.toLowerCase()) return true;
  const segments = path.slice(1).split('/');
  return segments.every((segment, index) => {
    if (segment === segment.toLowerCase()) return true;
    // A name for the download, which Directus ignores.
    if (segments[0] === 'assets' && UUID.test(segments[1] ?? '')) return index === 2;
    return !UUID.test(segment) && WITH_CAPITALS.some((pattern) => isNameAt(pattern, segments, index));
  });
}

function isNameAt(pattern: readonly string[], segments: readonly string[], index: number): boolean {
  if (pattern[index] !== '*' || segments.length > pattern.length) return false;
  return pattern.every((part, at) => part === '*' || part === segments[at]);
}
