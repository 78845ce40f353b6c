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
type PolicyAssignment = {
  role: { name: string } | null;
  user: string | null;
  policy: { id: string; name: string; admin_access: boolean; app_access: boolean };
};

const ACTIONS = ['create', 'read', 'update', 'delete', 'share'];
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
const escapeField = (field: string) => (field === '*' ? 'all fields' : field.replaceAll('_', '\\_'));
const formatJson = (value: unknown) => (isEmpty(value) ? '' : `\`${JSON.stringify(value)}\``);

/**
 * Formats the rights in a running Directus by role, collection and action. A capital letter means all rows. A small letter means some rows or values, and the
 * lists below the table describe which. Administrators are left out, because they have all rights.
 */
export async function formatAccessTable(api: Api): Promise<string> {
  const [assignments, rows] = await Promise.all([
    api.call<PolicyAssignment[]>(
      'GET',
      '/access?limit=-1&fields=user,role.name,policy.id,policy.name,policy.admin_access,policy.app_access',
    ),
    api.call<(Row & { id?: number })[]>('GET', '/permissions?limit=-1'),
  ]);
  const policies = new Map(
    assignments.map(({ policy }) => [policy.id, policy.name.replace('$t:public_label', 'Public')]),
  );
  const roles = new Map<string, Set<string>>();
  for (const { role, user, policy } of assignments) {
    if (policy.admin_access) continue;
    const name = role?.name ?? (user ? `Person marked “${policy.name}”` : 'Visitor');
    roles.set(name, (roles.get(name) ?? new Set()).add(policy.id));
  }
  const names = [...roles.keys()].sort();
  const storedRows = rows.filter(({ id }) => id !== undefined && id !== null);
  const collections = [...new Set(storedRows.map(({ collection }) => collection))].sort();
  const cell = (role: string, collection: string) =>
    ACTIONS.map((action) => {
      const matchingRows = storedRows.filter(
        (row) => roles.get(role)?.has(row.policy) && row.collection === collection && row.action === action,
      );
      if (matchingRows.length === 0) return '';
      const letter = action[0] ?? '';
      return matchingRows.some(({ permissions, validation }) => isEmpty(permissions) && isEmpty(validation))
        ? letter.toUpperCase()
        : letter;
    }).join('') || '–';

  const grid = [
    ['collection', ...names],
    ...collections.map((name) => [name, ...names.map((role) => cell(role, name))]),
  ];
  const widths = (grid[0] ?? []).map((_, column) => Math.max(...grid.map((row) => row[column]?.length ?? 0)));
  const formatLine = (row: string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const formatRule = ({ collection, action, fields, permissions, validation, presets }: Row) =>
    [
      `- **${collection} ${action}**: ${[...fields].sort().map(escapeField).join(', ')}`,
      ...(isEmpty(permissions) ? [] : [`  - rows: ${formatJson(permissions)}`]),
      ...(isEmpty(validation) ? [] : [`  - values: ${formatJson(validation)}`]),
      ...(isEmpty(presets) ? [] : [`  - given: ${formatJson(presets)}`]),
    ].join('\n');
  const byName = (a: Row, b: Row) => (`${a.collection} ${a.action}` < `${b.collection} ${b.action}` ? -1 : 1);

  return [
    '# Who may do what',
    '',
    'Printed by `access-table.test.ts` from a running Directus; `UPDATE_ACCESS_TABLE=1` writes it again. C/R/U/D: all rows, c/r/u/d: some rows or values (below). Administrators may do everything.',
    '',
    formatLine(grid[0] ?? []),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...grid.slice(1).map(formatLine),
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
      .filter(([id]) => storedRows.some(({ policy }) => policy === id))
      .flatMap(([id, name]) => [
        '',
        `## ${name}`,
        '',
        ...storedRows
          .filter(({ policy }) => policy === id)
          .sort(byName)
          .map(formatRule),
      ]),
    '',
  ].join('\n');
}
