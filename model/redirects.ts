/** Rules for redirects. Pure functions. */
import type { PublishingRule } from './publishing-texts.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly is_active: boolean;
}

export type CheckResult = { readonly value: string } | { readonly problem: PublishingRule };

const NOT_A_PATH = 'check_redirect_from';
const NOT_A_TARGET = 'check_redirect_to';

/** Characters that a path and a target must not contain: spaces, control characters, and the backslash. Browsers read a backslash as a slash. */
const FORBIDDEN_CHARACTERS = /[\s\p{Cc}\\]/u;

/** Validates and normalizes `from`, which must be a path of this site without query and fragment. Removes trailing slashes. */
export function checkRedirectFrom(from: unknown): CheckResult {
  if (typeof from !== 'string') return { problem: NOT_A_PATH };
  const path = from.trim().normalize('NFC');
  if (!isLocalPath(path) || /[?#]/.test(path)) return { problem: NOT_A_PATH };
  return { value: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path };
}

/** Validates and normalizes `to`, which must be a path of this site, or an absolute http(s) address without credentials. */
export function checkRedirectTo(to: unknown): CheckResult {
  if (typeof to !== 'string') return { problem: NOT_A_TARGET };
  const target = to.trim().normalize('NFC');
  if (isLocalPath(target) && isCanonical(target)) return { value: target };
  if (!/^https?:\/\/[^/]/i.test(target) || FORBIDDEN_CHARACTERS.test(target) || !URL.canParse(target)) {
    return { problem: NOT_A_TARGET };
  }
  const url = new URL(target);
  return url.username === '' && url.password === '' ? { value: target } : { problem: NOT_A_TARGET };
}

/**
 * Checks whether a browser keeps the path of a target unchanged. `/.//evil.example` and `/%2e//evil.example` become `//evil.example`, which is another host.
 * Also refuses escaped slashes, backslashes, percent signs and control characters.
 */
function isCanonical(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  if (path.includes('//') || /%(?:2f|5c|25|0.|1.|7f)/i.test(path) || /%(?![0-9a-f]{2})/i.test(path)) return false;
  return !path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

function isLocalPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !FORBIDDEN_CHARACTERS.test(path);
}

/**
 * Returns the loop that a redirect would create, as paths in order (`['/a', '/b', '/a']`), or undefined.
 * @param redirect the redirect that is saved
 * @param otherRedirects all other redirects; inactive redirects are ignored
 * @param ownOrigins origins of this site; an absolute target with such an origin counts as a path
 */
export function findLoop(
  redirect: Redirect,
  otherRedirects: Iterable<Redirect>,
  ownOrigins: readonly string[],
): string[] | undefined {
  if (!redirect.is_active) return undefined;
  const targetByPath = new Map<string, string>();
  for (const otherRedirect of otherRedirects)
    if (otherRedirect.is_active) targetByPath.set(toPathKey(otherRedirect.from), otherRedirect.to);
  const startKey = toPathKey(redirect.from);
  const walkedKeys = [startKey];
  const visitedKeys = new Set<string>();
  for (let target: string | undefined = redirect.to; target !== undefined; ) {
    const path = toLocalPath(target, ownOrigins);
    const key = path === undefined ? undefined : toPathKey(path);
    if (key === undefined || visitedKeys.has(key)) return undefined;
    walkedKeys.push(key);
    if (key === startKey) return walkedKeys;
    visitedKeys.add(key);
    target = targetByPath.get(key);
  }
  return undefined;
}

function toLocalPath(target: string, ownOrigins: readonly string[]): string | undefined {
  if (target.startsWith('/')) return target;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url !== undefined && ownOrigins.includes(url.origin) ? url.pathname : undefined;
}

/** Returns the comparison key of a path: `/Tin-T%E1%BB%A9c/?x=1` and `/Tin-Tức` have the same key. */
export function toPathKey(path: string): string {
  const pathWithoutQuery = path.split(/[?#]/)[0] ?? '';
  let decodedPath = pathWithoutQuery;
  try {
    decodedPath = decodeURI(pathWithoutQuery);
  } catch {
    // A typed address may contain a lone %. The comparison then uses the undecoded path.
    decodedPath = pathWithoutQuery;
  }
  return decodedPath.normalize('NFC').replace(/\/+$/, '') || '/';
}
