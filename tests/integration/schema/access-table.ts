import type { Api } from '../../../schema/connect.ts';

type Row = {
  policy: string;
  collection: string;
  action: string;
  permissions: unknown;
  validation: unknown;
  presets: unknown;
  fields: string[];
};
type Carrier = {
  role: { name: string } | null;
  user: string | null;
  policy: { id: string; name: string; admin_access: boolean; app_access: boolean };
};

const ACTIONS = ['create', 'read', 'update', 'delete', 'share'];
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
const word = (field: string) => (field === '*' ? 'all fields' : field.replaceAll('_', '\\_'));
const code = (value: unknown) => (isEmpty(value) ? '' : `\`${JSON.stringify(value)}\``);

/**
 * Rights in a running Directus by role, collection and action. A capital letter: all rows; a small letter: some rows, listed in the second table.
 * Administrators are not listed, because they have all rights.
 */
export async function accessTable(api: Api): Promise<string> {
  const [carriers, rows] = await Promise.all([
    api.call<Carrier[]>(
      'GET',
      '/access?limit=-1&fields=user,role.name,policy.id,policy.name,policy.admin_access,policy.app_access',
    ),
    api.call<(Row & { id?: number })[]>('GET', '/permissions?limit=-1'),
  ]);
  const policies = new Map(carriers.map(({ policy }) => [policy.id, policy.name.replace('$t:public_label', 'Public')]));
  const roles = new Map<string, Set<string>>();
  for (const { role, user, policy } of carriers) {
    if (policy.admin_access) continue;
    const name = role?.name ?? (user ? `Person marked “${policy.name}”` : 'Visitor');
    roles.set(name, (roles.get(name) ?? new Set()).add(policy.id));
  }
  const names = [...roles.keys()].sort();
  const written = rows.filter(({ id }) => id !== undefined && id !== null);
  const collections = [...new Set(written.map(({ collection }) => collection))].sort();
  const cell = (role: string, collection: string) =>
    ACTIONS.map((action) => {
      const found = written.filter(
        (row) => roles.get(role)?.has(row.policy) && row.collection === collection && row.action === action,
      );
      if (found.length === 0) return '';
      const letter = action[0] ?? '';
      return found.some(({ permissions, validation }) => isEmpty(permissions) && isEmpty(validation))
        ? letter.toUpperCase()
        : letter;
    }).join('') || '–';

  const grid = [
    ['collection', ...names],
    ...collections.map((name) => [name, ...names.map((role) => cell(role, name))]),
  ];
  const widths = (grid[0] ?? []).map((_, column) => Math.max(...grid.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = ({ collection, action, fields, permissions, validation, presets }: Row) =>
    [
      `- **${collection} ${action}**: ${[...fields].sort().map(word).join(', ')}`,
      ...(isEmpty(permissions) ? [] : [`  - rows: ${code(permissions)}`]),
      ...(isEmpty(validation) ? [] : [`  - values: ${code(validation)}`]),
      ...(isEmpty(presets) ? [] : [`  - given: ${code(presets)}`]),
    ].join('\n');
  const byName = (a: Row, b: Row) => (`${a.collection} ${a.action}` < `${b.collection} ${b.action}` ? -1 : 1);

  return [
    '# Who may do what',
    '',
    'Printed by `access-table.test.ts` from a running Directus; `UPDATE_ACCESS_TABLE=1` writes it again. C/R/U/D: all rows, c/r/u/d: some rows or values (below). Administrators may do everything.',
    '',
    line(grid[0] ?? []),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...grid.slice(1).map(line),
    '',
    '## Policies',
    '',
    ...names.map(
      (role) =>
        `- ${role}: ${[...(roles.get(role) ?? [])]
          .map((id) => policies.get(id))
          .sort()
          .join(', ')}`,
    ),
    ...[...policies]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .filter(([id]) => written.some(({ policy }) => policy === id))
      .flatMap(([id, name]) => [
        '',
        `## ${name}`,
        '',
        ...written
          .filter(({ policy }) => policy === id)
          .sort(byName)
          .map(rule),
      ]),
    '',
  ].join('\n');
}
