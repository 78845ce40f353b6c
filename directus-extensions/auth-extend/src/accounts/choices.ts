/** Validates the options and the country that a form submits. An option must be active and belong to its option group. Sign-up and profile share this file. */
import type { ErrorEntry, MessageKey } from '@hat-nang/model/contracts/errors';
import { createErrorEntry } from '@hat-nang/model/contracts/errors';
import type { Database } from '../shared/types.ts';

/** Key of the option group of disabilities, and name of the form field with the disabilities. */
export const DISABILITIES_FIELD = 'type_of_disabilities';

export interface Choice {
  readonly field: string;
  /** Key of the option group. */
  readonly group: string;
  /** Message key of the error for an option that is inactive or not in the group. */
  readonly key: MessageKey;
  readonly ids: readonly number[];
}

/** Returns one error entry for each field with an invalid option. */
export async function findWrongChoices(database: Database, choices: readonly Choice[]): Promise<ErrorEntry[]> {
  const rows: Array<{ id: number; key: string }> = await database('options')
    .join('option_groups', 'option_groups.id', 'options.group')
    .whereIn(
      'options.id',
      choices.flatMap(({ ids }) => [...ids]),
    )
    .where('options.is_active', true)
    .select('options.id as id', 'option_groups.key as key');
  const groupById = new Map(rows.map((row) => [row.id, row.key]));
  return choices
    .filter(({ group, ids }) => ids.some((id) => groupById.get(id) !== group))
    .map(({ field, key }) => createErrorEntry('FAILED_VALIDATION', key, field));
}

/** Returns one error entry if the country is unknown. */
export async function findWrongCountry(database: Database, field: string, id: number): Promise<ErrorEntry[]> {
  const country = await database('countries').where({ id }).first('id');
  return country === undefined ? [createErrorEntry('FAILED_VALIDATION', 'FORM.ERROR_COUNTRY', field)] : [];
}
