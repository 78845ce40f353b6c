/** Choices of forms: each must be an active option of its own list. One check for sign-up and for the profile. */
import type { ErrorEntry, MessageKey } from '@hat-nang/model/contracts/errors';
import { entry } from '@hat-nang/model/contracts/errors';
import type { Database } from '../shared/types.ts';

/** Key of the list of disabilities. */
export const DISABILITIES = 'type_of_disabilities';

export interface Choice {
  readonly field: string;
  /** Key of the option group. */
  readonly group: string;
  /** What is said when it is not one of the list. */
  readonly key: MessageKey;
  readonly ids: readonly number[];
}

/** One entry for each field with a choice that its list does not offer. */
export async function wrongChoices(database: Database, choices: readonly Choice[]): Promise<ErrorEntry[]> {
  const rows: Array<{ id: number; key: string }> = await database('options')
    .join('option_groups', 'option_groups.id', 'options.group')
    .whereIn(
      'options.id',
      choices.flatMap(({ ids }) => [...ids]),
    )
    .where('options.is_active', true)
    .select('options.id as id', 'option_groups.key as key');
  const groupOf = new Map(rows.map((row) => [row.id, row.key]));
  return choices
    .filter(({ group, ids }) => ids.some((id) => groupOf.get(id) !== group))
    .map(({ field, key }) => entry('FAILED_VALIDATION', key, field));
}

/** One entry where there is no such country. */
export async function wrongCountry(database: Database, field: string, id: number): Promise<ErrorEntry[]> {
  const country = await database('countries').where({ id }).first('id');
  return country === undefined ? [entry('FAILED_VALIDATION', 'FORM.ERROR_COUNTRY', field)] : [];
}
