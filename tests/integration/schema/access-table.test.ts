import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connect } from '../../../schema/connect.ts';
import { stack } from '../../setup/stack.ts';
import { formatAccessTable } from './access-table.ts';

const TABLE_FILE = new URL('./access-table.md', import.meta.url);

it('the rights of every role are those of the checked-in table', async () => {
  const { directusUrl, adminToken } = stack();
  const table = await formatAccessTable(await connect({ url: directusUrl, token: adminToken }));
  if (process.env.UPDATE_ACCESS_TABLE) writeFileSync(TABLE_FILE, table);
  expect(table).toBe(readFileSync(TABLE_FILE, 'utf8'));
});

it('nobody may create or change a share (docs/threat-model.md 19)', async () => {
  const { directusUrl, adminToken } = stack();
  const api = await connect({ url: directusUrl, token: adminToken });
  const rows = await api.call<{ collection: string; action: string }[]>(
    'GET',
    '/permissions?limit=-1&fields=collection,action',
  );
  expect(rows.filter(({ action }) => action === 'share')).toEqual([]);
  expect(rows.filter(({ collection, action }) => collection === 'directus_shares' && action !== 'read')).toEqual([]);
});
