/** Generates alternative spellings of a path. An attacker may use such spellings to bypass a rule that matches the path. */
import fc from 'fast-check';

/** Routes that `auth-extend` handles before Directus, or instead of Directus. */
export const wrappedRoutes = [
  ...['/auth/login', '/auth/refresh', '/auth/logout', '/auth/password/request', '/auth/password/reset'],
  ...['register', 'check-verification-status', 'forgot-username', 'otp-verify', 'resend-otp', 'keep-account'].map(
    (name) => `/auth-extend/${name}`,
  ),
  ...['change-password', 'change-email', 'delete', 'data', 'sessions', 'avatar'].map(
    (name) => `/auth-extend/account/${name}`,
  ),
  '/visitor/contact',
];

const replaceCharacter = (text: string, position: number, replacement: string) =>
  text.slice(0, position) + replacement + text.slice(position + 1);
const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');
const indexesOf = (path: string, pattern: RegExp) => [...path.matchAll(pattern)].map(({ index }) => index);

/** Returns whether an API call also accepts a trailing slash. */
const mayEndInSlash = (path: string) => /^\/auth(-extend)?\//.test(path);

/** Changes a lower-case path without a query in many ways, each time in one way. No result equals the path itself. */
export function spellingsOf(path: string): string[] {
  const slashes = indexesOf(path, /\//g);
  const letters = indexesOf(path, /[a-z]/g);
  const replaceAt = (indexes: number[], replacement: readonly string[]) =>
    indexes.flatMap((index) => replacement.map((text) => replaceCharacter(path, index, text)));
  const escapes = letters.flatMap((index) => {
    const code = hex(path[index] ?? '');
    return [`%${code}`, `%25${code}`].map((text) => replaceCharacter(path, index, text));
  });
  return [
    ...replaceAt(slashes, [
      '//',
      '/./',
      '/x/../',
      '/%2e/',
      '/%2E/',
      '/x/%2e%2e/',
      '/x/.%2e/',
      '/;/',
      '/;a=b/',
      '/%20/../',
    ]),
    ...replaceAt(slashes.slice(1), ['%2f', '%2F', '%5c', '%5C', '\\', '/%5c', '%252f', ';/', ';a=b/']),
    ...letters.map((index) => replaceCharacter(path, index, (path[index] ?? '').toUpperCase())),
    ...escapes,
    path.toUpperCase(),
    ...['//', '/.', '/..', '/x/..', '%2f', '%2F', '\\', ';', ';x=1', '#', '#x', '/%2e', '%00', '%0a'].map(
      (suffix) => path + suffix,
    ),
    ...(mayEndInSlash(path) ? [] : [`${path}/`]),
    ...['http://127.0.0.1', 'https://evil.example', '.', '/.'].map((prefix) => prefix + path),
  ];
}

/** Generates spellings with one to three changes, with or without a query. */
export const arbitrarySpelling = (paths: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...paths), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([path, picks, hasQuery]) => {
      let respelledPath = path;
      for (const choice of picks) {
        const respelled = spellingsOf(respelledPath);
        respelledPath = respelled[choice % respelled.length] ?? respelledPath;
      }
      return { path, target: hasQuery ? `${respelledPath}?a=/b/../c` : respelledPath };
    })
    .filter(({ path, target }) => {
      const pathOnly = target.split('?')[0];
      // Two changes can undo each other. The result would then be the original path.
      return pathOnly !== path && !(mayEndInSlash(path) && pathOnly === `${path}/`);
    });
