/** Prevents a login as the service user, because the service user is exempt from all publishing rules (decision 042). */
import { type FilterHandler, type Hooks, isRow } from '@hat-nang/model/backend/directus-hooks';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { ROLE, USER } from '@hat-nang/model/ids';
import { createRuleErrors } from './refusal.ts';

/** Fields of the service user with their only allowed values. */
const FIXED_FIELDS: Readonly<Record<string, string | null>> = {
  email: null,
  password: null,
  external_identifier: null,
  role: ROLE.administrator,
};

const keyOf = (value: unknown) => (isRow(value) ? value.id : value);

const refuseLogin: FilterHandler = async (payload, { keys = [] }, { database, accountability }) => {
  if (!isRow(payload)) return payload;
  if (payload.id !== USER.service && !keys.includes(USER.service)) return payload;
  const fields = Object.keys(FIXED_FIELDS).filter(
    (field) => Object.hasOwn(payload, field) && (keyOf(payload[field]) || null) !== FIXED_FIELDS[field],
  );
  if (fields.length === 0) return payload;
  const findings = fields.map(
    (field) => ({ collection: 'directus_users', field, rule: 'check_service_user' }) as const,
  );
  throw await createRuleErrors(database, await readStudioLanguage(database, accountability?.user), findings);
};

export function protectServiceUser({ filter }: Pick<Hooks, 'filter'>): void {
  for (const event of ['users.create', 'users.update']) filter(event, refuseLogin);
}
