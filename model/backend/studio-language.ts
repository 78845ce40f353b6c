import type { Knex } from 'knex';
import type { Lang } from '../languages.ts';

/**
 * Returns the user's language in the Studio: English if chosen, otherwise Vietnamese.
 * @param user the user's id; an unknown id gets Vietnamese
 */
export async function readStudioLanguage(database: Knex, user: unknown): Promise<Lang> {
  if (typeof user !== 'string') return 'vi';
  const row: { language?: unknown } | undefined = await database('directus_users')
    .where({ id: user })
    .first('language');
  return String(row?.language ?? '').startsWith('en') ? 'en' : 'vi';
}
