import type { PolicyName, RoleName } from '@hat-nang/model/ids';
import { deskRules } from './access/desk.ts';
import { editorRules } from './access/editor.ts';
import { memberRules } from './access/member.ts';
import { publicRules } from './access/public.ts';
import type { Permission } from './access/rules.ts';
import type { Snapshot } from './snapshot.ts';

/** Policies of visitors who are not signed in. Directus stores their assignment without a role. */
export const PUBLIC_POLICIES: readonly PolicyName[] = ['public', 'publicFiles'];

/**
 * Access rules (docs/specification.md §6; docs/threat-model.md 12, 16, 19 and 21). A role has policies. A policy has at most one rule per collection and
 * action (schema/access/). Without a rule, access is forbidden, except to administrators, and to the minimal Studio rights of app access.
 * tests/integration/schema/access-table.md lists the rules.
 */
export const ROLES: Record<RoleName, { name: string; icon: string; policies: PolicyName[] }> = {
  administrator: { name: 'Administrator', icon: 'verified', policies: ['administrator'] },
  editor: { name: 'Editor', icon: 'edit_note', policies: ['editor'] },
  reviewer: { name: 'Reviewer', icon: 'fact_check', policies: ['editor', 'reviewer'] },
  desk: { name: 'Member desk', icon: 'support_agent', policies: ['desk'] },
  kid: { name: 'Kid', icon: 'child_care', policies: [...PUBLIC_POLICIES, 'member'] },
  adult: { name: 'Adult', icon: 'person', policies: [...PUBLIC_POLICIES, 'member'] },
  site: { name: 'Site', icon: 'web', policies: ['public', 'siteFiles'] },
};

export const POLICIES: Record<PolicyName, { name: string; icon: string; admin_access: boolean; app_access: boolean }> =
  {
    public: { name: '$t:public_label', icon: 'public', admin_access: false, app_access: false },
    administrator: { name: 'Administrator', icon: 'verified', admin_access: true, app_access: true },
    editor: { name: 'Editor', icon: 'edit_note', admin_access: false, app_access: true },
    member: { name: 'Member', icon: 'badge', admin_access: false, app_access: false },
    // These two policies have no permission rows. The checks before the commit read which users have them (decision 260).
    reviewer: { name: 'Reviewer', icon: 'fact_check', admin_access: false, app_access: true },
    mentalHealthReviewer: {
      name: 'Mental-health reviewer',
      icon: 'psychology',
      admin_access: false,
      app_access: false,
    },
    desk: { name: 'Member desk', icon: 'support_agent', admin_access: false, app_access: true },
    publicFiles: { name: 'Public files', icon: 'image', admin_access: false, app_access: false },
    siteFiles: { name: 'Files of pages', icon: 'image', admin_access: false, app_access: false },
  };

/** Returns the permissions of every policy, expanded for the snapshot's fields. */
export function permissionTable(snapshot: Snapshot): Permission[] {
  return [...publicRules(snapshot), ...editorRules(snapshot), ...memberRules(), ...deskRules(snapshot)];
}
