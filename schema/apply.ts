import { adoptAdministrators, applyAccess } from './apply-access.ts';
import { applySettings } from './apply-settings.ts';
import { type Admin, type Api, connect } from './connect.ts';
import { applyDashboards } from './dashboards.ts';
import { applyFlows } from './flows.ts';
import { applyProjectOwner } from './project-owner.ts';
import { applyServiceUser } from './service-user.ts';
import { applySnapshot } from './snapshot.ts';
import { applyStudioLists } from './studio-lists.ts';

/**
 * Tables of the project's extensions, hidden from Directus: no schema, API or permission includes them. The variable replaces Directus's default, so the
 * list must repeat the default.
 */
const DB_EXCLUDE_TABLES = [
  ...['spatial_ref_sys', 'sysdiagrams', 'mail_outbox', 'account_codes', 'rate_limits', 'download_jobs'],
  ...['search_entries', 'search_vocabulary', 'search_queue', 'search_state', 'search_tokens', 'search_lists'],
  ...['search_unfound', 'outside_links', 'outside_link_nights', 'session_uses'],
  // Internal tables of SQLite for the virtual table `search_tokens`.
  ...['search_tokens_config', 'search_tokens_data', 'search_tokens_docsize', 'search_tokens_idx'],
].join();

/** Environment variables that every Directus of this project needs for its schema. */
export const SCHEMA_ENV = {
  DB_EXCLUDE_TABLES,
  // The snapshot is 0.7 MB of JSON. The diff of an empty database has about the same size.
  MAX_PAYLOAD_SIZE: '4mb',
} as const;

export type ApplyOptions = Admin & {
  /**
   * Address of the site for the Studio's previews. Default: SITE_PUBLIC_URL, otherwise the address that the previews already have, otherwise a local
   * address.
   */
  publicUrl?: string;
  log?: (line: string) => void;
};
export type ApplyResult = { changes: number; schema: number; access: number; settings: number; flows: number };

/**
 * Applies this folder to a running Directus: schema, settings, flows, dashboards, access, the service user, lists and the project owner. Idempotent. The
 * first run replaces the bootstrap's Administrator role, which ends older sessions. Static tokens remain valid.
 */
export async function applySchema(options: ApplyOptions): Promise<ApplyResult> {
  const publicUrl = (options.publicUrl || process.env.SITE_PUBLIC_URL || undefined)?.replace(/\/$/, '');
  const api = await connect(options);
  const runStep = async (name: string, applyPart: (api: Api) => Promise<number>) => {
    const changes = await applyPart(api);
    options.log?.(`${name}: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
    return changes;
  };
  const schema = await runStep('schema', () => applySnapshot(api, publicUrl));
  const settings = await runStep('settings', applySettings);
  const flows = await runStep('flows', applyFlows);
  const dashboards = await runStep('dashboards', applyDashboards);
  const access = await runStep(
    'access',
    async () =>
      (await applyAccess(api)) +
      (await adoptAdministrators(api, () => connect(options), options.log)) +
      (await applyServiceUser(await connect(options))),
  );
  // The lists come after the access rules, because some lists belong to a role, which must exist first.
  const listChanges = await runStep('lists', async () => {
    const newApi = await connect(options);
    return (await applyStudioLists(newApi)) + (await applyProjectOwner(newApi));
  });
  return {
    changes: schema + settings + flows + dashboards + access + listChanges,
    schema,
    settings: settings + dashboards + listChanges,
    flows,
    access,
  };
}

if (import.meta.main) {
  const { DIRECTUS_URL = 'http://127.0.0.1:8055', ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_TOKEN } = process.env;
  const credentials = ADMIN_TOKEN ? { token: ADMIN_TOKEN } : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  await applySchema({ url: DIRECTUS_URL, ...credentials, log: (line) => process.stdout.write(`${line}\n`) });
}
