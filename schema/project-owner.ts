import { readSettings, readUsers, updateSettings } from '@directus/sdk';
import { ROLE } from '@hat-nang/model/ids';
import type { Api } from './connect.ts';

/**
 * Names the first administrator as the owner of the project, where nobody is: else a box of the Studio asks every administrator for it, and would send
 * the answer to Directus. Written as a setting it is sent to nobody. Answers how many settings were changed.
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
