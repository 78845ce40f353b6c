import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLang, languages } from '@hat-nang/model/languages';

/** Returns the import name of a message file: `enSignUp` for `sign-up` in English. */
const toImportName = (lang: string, namespace: string) =>
  lang + namespace.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const namespacesOf = (folder: string, lang: string): string[] =>
  readdirSync(join(folder, lang))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** Generates the module that imports every message file below `folder`. */
export function formatMessagesModule(folder: string): string {
  const files = languages.map((lang) => ({ lang, namespaces: namespacesOf(folder, lang) }));
  const imports = files.flatMap(({ lang, namespaces }) =>
    namespaces.map(
      (namespace) =>
        `import ${toImportName(lang, namespace)} from './messages/${lang}/${namespace}.json' with { type: 'json' };`,
    ),
  );
  const quoteKey = (namespace: string) => (namespace.includes('-') ? `'${namespace}'` : namespace);
  const languageLines = files.flatMap(({ lang, namespaces }) => [
    `  ${lang}: {`,
    ...namespaces.map((namespace) => `    ${quoteKey(namespace)}: ${toImportName(lang, namespace)},`),
    '  },',
  ]);
  return [
    ...imports.sort(),
    '',
    '/** All message files by language and namespace. The namespace is the word of the feature (docs/style.md). */',
    'export const resources = {',
    ...languageLines,
    '} as const;',
    '',
  ].join('\n');
}

/** Ending of the keys of texts that address children (docs/decisions/316-texts-by-kind-of-account.md). */
export const kidEnding = '_kid';

const toLiteralType = (node: unknown): string =>
  typeof node === 'string'
    ? JSON.stringify(node)
    : `{ ${Object.entries(node as object)
        .filter(([key]) => !key.endsWith(kidEnding))
        .map(([key, value]) => `${JSON.stringify(key)}: ${toLiteralType(value)}`)
        .join('; ')} }`;

/**
 * Generates literal types of the default language's texts. i18next derives the valid keys and the names of the `{{values}}` from the literal types, so
 * `npm run typecheck` finds wrong names. In the type of an imported JSON file, every text is only a `string`. Code names no text for children: i18next
 * chooses it by its context.
 */
export function formatMessagesInterface(folder: string): string {
  const members = namespacesOf(folder, defaultLang).map((namespace) => {
    const texts: unknown = JSON.parse(readFileSync(join(folder, defaultLang, `${namespace}.json`), 'utf8'));
    return `  ${JSON.stringify(namespace)}: ${toLiteralType(texts)};`;
  });
  return ['export interface Messages {', ...members, '}', ''].join('\n');
}
