import { matchRoute } from '@hat-nang/model/routes';
import { expect, it } from 'vitest';
import { readSnapshot } from './snapshot.ts';

interface Picker {
  readonly path: string;
  readonly values: readonly string[];
}

/** Returns the choices of each field with this name, also of fields inside a list. */
function findPickers(name: string, node: unknown = readSnapshot().fields, path = ''): Picker[] {
  if (typeof node !== 'object' || node === null) return [];
  const { field, options } = node as { field?: unknown; options?: { choices?: { value: string }[] } | null };
  const nodePath = typeof field === 'string' ? `${path}/${field}` : path;
  const choices = field === name ? options?.choices : undefined;
  return [
    ...(choices ? [{ path: nodePath, values: choices.map(({ value }) => value) }] : []),
    ...Object.values(node).flatMap((child) => findPickers(name, child, nodePath)),
  ];
}

it('the links that the Studio offers are pages of the site, in both languages', () => {
  const pickers = findPickers('url');
  expect(pickers).toHaveLength(4);
  for (const { path, values } of pickers) {
    const matches = values.map((value) => ({ value, match: matchRoute(value) }));
    for (const { value, match } of matches) expect(match, `${path}: ${value}`).toBeDefined();
    const keysOf = (lang: string) => matches.flatMap(({ match }) => (match?.lang === lang ? [match.key] : []));
    expect(keysOf('vi')).toEqual(keysOf('en'));
    expect(keysOf('vi').length).toBeGreaterThan(5);
  }
});
