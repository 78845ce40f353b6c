/**
 * Checks the changes that staff make to registrations. A cancellation erases the data that only the event needed. It is final, because other people may have
 * taken the places since (docs/decisions/290-event-registration.md).
 */
import {
  type ActionHandler,
  type FilterHandler,
  type Hooks,
  isRow,
  type Logger,
} from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { ERASED_BY_CANCELLATION, REGISTRATION_STATES } from '@hat-nang/model/registration-states';
import { createRuleErrors, type Finding } from './checks/refusal.ts';

const COLLECTION = 'event_registrations';
const stateField = { collection: COLLECTION, field: 'state' } as const;
const states: readonly unknown[] = REGISTRATION_STATES;

const checkState: FilterHandler = async (payload, { keys = [] }, { database, accountability }) => {
  // Only users of the Studio are checked here. Directus's permission check runs after this filter, and applies to all callers.
  if (!isPerson(accountability) || !isRow(payload) || !Object.hasOwn(payload, 'state')) return payload;
  const { state, ...otherFields } = payload;
  const refuse = async (finding: Finding) =>
    createRuleErrors(database, await readStudioLanguage(database, accountability?.user), [finding]);
  if (!states.includes(state)) throw await refuse({ ...stateField, rule: 'check_status', subject: String(state) });
  if (state === 'cancelled') return payload;
  const cancelledRow = await database(COLLECTION)
    .whereIn('id', [...keys])
    .where({ state: 'cancelled' })
    .first('id');
  if (cancelledRow !== undefined) throw await refuse({ ...stateField, rule: 'check_registered_again' });
  // The rows already have this state. Without the field, the save cannot undo a cancellation that a visitor makes at the same time.
  return otherFields;
};

export function registerRegistrationStates({ filter, action }: Hooks, logger: Logger): void {
  filter(`${COLLECTION}.items.update`, checkState);
  // Editors may write only the state. A filter cannot add other columns, because Directus checks permissions after the filters. An action erases them instead.
  const eraseCancelled: ActionHandler = async ({ keys = [] }, { database }) => {
    try {
      await database(COLLECTION)
        .whereIn('id', [...keys])
        .where({ state: 'cancelled' })
        .whereNull('date_cancelled')
        .update({ ...ERASED_BY_CANCELLATION, date_cancelled: new Date() });
    } catch (error) {
      logger.error(
        error,
        'site-hooks: a cancelled registration was not erased; the hourly clean-up of auth-extend does it',
      );
    }
  };
  action(`${COLLECTION}.items.update`, eraseCancelled);
}
