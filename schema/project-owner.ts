import { readSettings, readUsers, updateSettings } from '@directus/sdk';
import { ROLE } from '@hat-nang/model/ids';
import type { Api } from './connect.ts';

/**
 * Sets the administrator with the alphabetically first e-mail address as the project owner if there is no owner. Without an owner, a dialog of the Studio
 * asks every administrator and sends the answer to the company behind Directus. Returns the number of changed settings.
 */
export async function applyProjectOwner(api: Api): Promise<number> {
  const settings = (await api.request(readSettings())) as Record<string, unknown>;
  if (settings.project_owner !== null) return 0;
  const filter = { role: { _eq: ROLE.administrator }, email: { _nnull: true } } as never;
  const [owner] = await api.request(readUsers({ limit: 1, sort: ['email'], fields: ['email'], filter }));
  if (!owner?.email) return 0;
  await api.request(updateSettings({ project_owner: owner.email } as never));
  return 1;
}
